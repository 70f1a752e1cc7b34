import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Refused } from "#platform/http/response/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { mailboxOf } from "#platform/mail/mailbox-of.ts";
import { readOrderNumber } from "../format-order-number.ts";
import { mailOrderLinkJob } from "../jobs/mail-order-link.server.ts";
import { lookUpLimits } from "../orders/limits.ts";
import { canLookUpOrder } from "../orders/permissions.ts";

type Needs = Pick<Services, "db" | "jobs" | "limits">;
type Input = { number: string; email: string };
type Result = { ok: true } | Refused<"not-allowed" | "too-many">;

/** Requests the link to an order. Neither the response nor its timing reveals whether number and email match. */
export async function requestOrderLink(
  { db, jobs, limits }: Needs,
  actor: Requester,
  { number, email }: Input,
): Promise<Result> {
  if (!canLookUpOrder(actor)) return { ok: false, reason: "not-allowed" };
  const refused = await refuseIfTooMany(limits, [
    [lookUpLimits.lookUpNetwork, actor.ip],
    [lookUpLimits.lookUpAddress, mailboxOf(email)],
  ]);
  if (refused) return refused;
  await transact(db, (tx) =>
    jobs.queue(tx, mailOrderLinkJob, { number: readOrderNumber(number) ?? 0, email }),
  );
  return { ok: true };
}
