import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { EventInput } from "../../submit/input.ts";
import { keepPicture, releasePicture } from "../../submit/keep-picture.server.ts";
import { changeOwnEvent } from "../change-own-event.server.ts";
import { changedColumns, type EventColumns } from "../event-columns.ts";
import { withdrawRevision } from "../lock-own-event.server.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true; outcome: "saved" | "waits" | "unchanged" } | Refused<"not-taken" | "picture-gone">;

/**
 * Changes the submitter's event. A pending event is changed directly; changes to a listed one are held for an admin,
 * and replace earlier pending changes.
 */
export function editEvent(
  services: Needs,
  actor: Requester,
  { id, fields, picture }: EventInput & { id: string },
) {
  return changeOwnEvent(services, actor, id, async (tx, event, person): Promise<Result> => {
    if (event.approval_status === "rejected") return { ok: false, reason: "not-taken" };
    const earlier = await withdrawRevision(tx, id);
    const known = [event.image_url, earlier?.image_url];
    const imageUrl =
      picture && (known.includes(picture) ? picture : await keepPicture(tx, person.id, picture));
    if (picture && !imageUrl) return { ok: false, reason: "picture-gone" };
    await releaseUnused(tx, earlier?.image_url, [imageUrl, event.image_url]);
    const before: EventColumns = event;
    const changes = changedColumns(before, { ...fields, image_url: imageUrl });
    const names = Object.keys(changes);
    if (names.length === 0) return { ok: true, outcome: "unchanged" };
    const waits = event.approval_status === "approved";
    if (waits) {
      await tx
        .insertInto("event_revisions")
        .values({ event_id: id, submitted_by: person.id, fields: JSON.stringify(changes) })
        .execute();
    } else {
      await tx
        .updateTable("events")
        .set({ ...fields, image_url: imageUrl })
        .where("id", "=", id)
        .execute();
      await releaseUnused(tx, event.image_url, [imageUrl]);
    }
    await audit(tx, actor, {
      action: waits ? "event.ask-change" : "event.edit",
      subject: { type: "event", id },
      // Only the names: the values belong to the submitter, and the audit log outlives the account.
      after: { fields: names },
    });
    return { ok: true, outcome: waits ? "waits" : "saved" };
  });
}

/** Deletes a picture that no row references any more. */
async function releaseUnused(tx: Tx, url: unknown, used: readonly (string | null)[]) {
  if (typeof url === "string" && !used.includes(url)) await releasePicture(tx, url, { days: 0 });
}
