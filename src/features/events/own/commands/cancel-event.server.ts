import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { eventLimits } from "../../limits.ts";
import { mayChangeEvent } from "../../permissions.ts";
import { queueEventNotice } from "../../reminders/queue-event-notice.server.ts";
import { releasePicture } from "../../submit/keep-picture.server.ts";
import { lockEvent, withdrawRevision } from "../lock-own-event.server.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "jobs" | "limits">;
type Result =
  | { ok: true; outcome: "canceled" | "withdrawn" }
  | Refused<"not-signed-in" | "unknown-event" | "canceled" | "not-taken" | "too-many">;

/**
 * Cancels the submitter's event at once, and has everybody written to who saved it. One that nobody has seen yet is
 * withdrawn.
 */
export async function cancelEvent(
  { db, jobs, limits }: Needs,
  actor: Requester,
  { id, note }: { id: string; note: string | null },
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "not-signed-in" };
  const tooMany = await refuseIfTooMany(limits, [[eventLimits.changeAccount, actor.id]]);
  if (tooMany) return tooMany;
  return transact(db, async (tx): Promise<Result> => {
    const event = await lockEvent(tx, id);
    if (!mayChangeEvent(actor, event)) return { ok: false, reason: "unknown-event" };
    if (event.canceled_at) return { ok: false, reason: "canceled" };
    if (event.approval_status === "rejected") return { ok: false, reason: "not-taken" };
    const earlier = await withdrawRevision(tx, id);
    if (typeof earlier?.image_url === "string" && earlier.image_url !== event.image_url)
      await releasePicture(tx, earlier.image_url, { days: 0 });
    const isListed = event.approval_status === "approved";
    if (isListed) {
      const canceled = { canceled_at: new Date(), change_note: note };
      await tx.updateTable("events").set(canceled).where("id", "=", id).execute();
      await queueEventNotice(tx, jobs, { eventId: id, kind: "canceled" });
    } else {
      await tx.deleteFrom("events").where("id", "=", id).execute();
      await releasePicture(tx, event.image_url, { days: 0 });
    }
    await audit(tx, actor, {
      action: isListed ? "event.cancel" : "event.withdraw",
      subject: { type: "event", id },
      before: { status: event.approval_status },
      after: { note },
    });
    return { ok: true, outcome: isListed ? "canceled" : "withdrawn" };
  });
}
