import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import type { Services } from "#platform/http/services.ts";
import { queueEventNotice } from "../../reminders/queue-event-notice.server.ts";
import { releasePicture } from "../../submit/keep-picture.server.ts";
import { changeOwnEvent } from "../change-own-event.server.ts";
import { withdrawRevision } from "../lock-own-event.server.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "jobs" | "limits">;
type Result = { ok: true; outcome: "canceled" | "withdrawn" } | Refused<"not-taken">;

/** Cancels the submitter's event immediately, and notifies everyone who saved it. A pending event is withdrawn. */
export function cancelEvent(
  { jobs, ...services }: Needs,
  actor: Requester,
  { id, note }: { id: string; note: string | null },
) {
  return changeOwnEvent(services, actor, id, async (tx, event): Promise<Result> => {
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
