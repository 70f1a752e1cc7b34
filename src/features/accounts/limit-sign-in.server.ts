import type { Limit } from "#platform/http/limits/define-limits.ts";
import type { Limits } from "#platform/http/limits/limits.server.ts";
import { networkOf } from "#platform/http/request/network-of.server.ts";
import { accountLimits } from "./limits.ts";
import type { Refused } from "./refusals.ts";

type Try = { email: string; ip: string; knownDevice: string | null };
type Count = readonly [Limit, key: string];

type CountedTry = {
  ok: true;
  /** The password was correct: reverts this attempt and resets earlier ones from here. */
  wasRight: () => Promise<void>;
  /** The password was not checked. */
  wasNotChecked: () => Promise<void>;
};

/**
 * Counts a password that is about to be checked as a wrong one; docs/decisions/016 has the arithmetic. It is counted
 * first and reverted later, so that concurrent attempts cannot pass together.
 */
export async function countSignInTry(limits: Limits, who: Try): Promise<CountedTry | Refused<"too-many">> {
  const taken: Count[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map((count) => limits.giveBack(...count)));
  };
  const refuse = async (retryAfterSeconds: number): Promise<Refused<"too-many">> => {
    await giveBack();
    return { ok: false, reason: "too-many", retryAfterSeconds };
  };

  const own = ownCount(who);
  const counts: Count[] = who.knownDevice ? [own] : [[accountLimits.signInNetwork, who.ip], own];
  for (const count of counts) {
    const answer = await limits.take(...count);
    if (!answer.ok) return refuse(answer.resetSeconds);
    taken.push(count);
  }
  if (!who.knownDevice) {
    const { ok, used, rule } = await limits.take(accountLimits.signInAccount, who.email);
    taken.push([accountLimits.signInAccount, who.email]);
    const seconds = backOffSeconds(used - rule.points);
    const turn = ok || (await limits.take(accountLimits.signInTurn, who.email, { seconds }));
    if (turn !== true && !turn.ok) return refuse(turn.resetSeconds);
  }
  return {
    ok: true,
    wasRight: async () => {
      await giveBack();
      await limits.forget(...own);
    },
    wasNotChecked: giveBack,
  };
}

/** The required pause between attempts at one account, after this many wrong ones above the limit. */
export function backOffSeconds(above: number): number {
  return Math.min(60, 2 ** Math.floor((above - 1) / 10));
}

/** A known device is counted separately, everyone else by network. */
function ownCount({ email, ip, knownDevice }: Try): Count {
  return knownDevice
    ? [accountLimits.signInDevice, `${email} ${knownDevice}`]
    : [accountLimits.signInAccountNetwork, `${email} ${networkOf(ip)}`];
}
