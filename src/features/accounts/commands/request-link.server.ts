import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { type AccountEmail, mailAddressJob } from "../jobs/mail-address.server.ts";
import { accountLimits, countMail, countUnverifiedMail } from "../limits.ts";
import { canRequestLink } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "jobs" | "limits">;
type Input = { email: string; after: Exclude<AccountEmail["after"], "sign-up"> };
type Result = { ok: true } | Refused<"not-allowed" | "too-many">;

/** Requests an emailed link. Neither the response nor its timing reveals whether the address has an account. */
export async function requestLink(
  { db, jobs, limits }: Needs,
  actor: Requester,
  { email, after }: Input,
): Promise<Result> {
  if (!canRequestLink(actor)) return { ok: false, reason: "not-allowed" };
  const refused = await refuseIfTooMany(limits, [
    [accountLimits.mailNetwork, actor.ip],
    // Password resets belong to an account; strangers must not use up its owner's limit.
    ...(after === "resend" ? countUnverifiedMail(email) : [countMail(email)]),
  ]);
  if (refused) return refused;
  await transact(db, (tx) => jobs.queue(tx, mailAddressJob, { email, after }));
  return { ok: true };
}
