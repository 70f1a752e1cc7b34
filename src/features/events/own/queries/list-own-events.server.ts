import { sql } from "kysely";
import { defineKeyset, type KeysetRow, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { EventColumns, StoredColumns } from "../event-columns.ts";

/** The person's own event, with its pending or decided changes. */
export type OwnEvent = EventColumns & {
  id: string;
  status: "pending" | "approved" | "rejected";
  canceledAt: Date | null;
  createdAt: Date;
  /** The pending change, if any. */
  revision: StoredColumns | null;
  /** The reason of the latest rejection that was not undone. */
  reason: string | null;
  note: string | null;
};
type Page = { userId: string; after?: string | undefined; limit: number };

export const ownEventOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("created_at"), uuid("id")] },
});

/** The events that a person has submitted, newest first. */
export async function listOwnEvents(db: Db, { userId, after, limit }: Page) {
  const { rows } = await sql<OwnEvent & KeysetRow>`
    select ${shown}, ${ownEventOrder.keysOf("newest", "event")} as keyset
    from events event ${details}
    where event.submitted_by = ${userId} and ${ownEventOrder.comesAfter("newest", after, "event")}
    order by event.created_at desc, event.id desc limit ${limit + 1}`.execute(db);
  return ownEventOrder.page(rows, { sort: "newest", limit });
}

/** One of them, or null if it belongs to another person. */
export async function findOwnEvent(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<OwnEvent | null> {
  const { rows } = await sql<OwnEvent>`
    select ${shown} from events event ${details}
    where event.id = ${id} and event.submitted_by = ${userId}`.execute(db);
  return rows[0] ?? null;
}

const shown = sql`event.id, event.approval_status as status, event.canceled_at as "canceledAt",
  event.created_at as "createdAt", event.name, event.description, event.start_datetime, event.end_datetime,
  event.time_zone, event.event_type, event.repeats, event.repeat_interval, event.repeat_weekdays,
  event.repeat_week, event.repeat_until, event.location, event.is_virtual, event.website, event.organizer_name,
  event.image_url, revision.fields as revision, rejection.reason, rejection.note`;
const details = sql`
  left join event_revisions revision on revision.event_id = event.id and revision.approval_status = 'pending'
  left join lateral (
    select reason, note from decisions
    where kind = 'event' and subject_id = event.id and undone_at is null and outcome = 'rejected'
      and event.approval_status = 'rejected'
    order by decided_at desc limit 1
  ) rejection on true`;
