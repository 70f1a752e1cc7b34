import type { Services } from "#platform/http/services.ts";
import { type AddressLetter, mailAddressJob } from "../jobs.server.ts";
import type { Refused } from "../refusals.ts";
import { refuseIfTooMany } from "./limit-attempts.server.ts";

type Needs = Pick<Services, "db" | "jobs" | "limits">;
type Input = { email: string; after: Exclude<AddressLetter["after"], "sign-up"> };
type Result = { ok: true } | Refused<"too-many">;

/** Asks for a mailed link; whether the address has an account, neither the answer nor its time tells. */
export async function requestLink(
  { db, jobs, limits }: Needs,
  { ip }: { ip: string },
  { email, after }: Input,
): Promise<Result> {
  const refused = await refuseIfTooMany(limits, [
    ["account-mail-network", ip],
    ["account-mail-address", email],
  ]);
  if (refused) return refused;
  await db.transaction().execute((tx) => jobs.queue(tx, mailAddressJob, { email, after }));
  return { ok: true };
}
