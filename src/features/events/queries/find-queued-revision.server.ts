import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { EventColumns, StoredColumns } from "../own/event-columns.ts";
import type { QueuedEvent } from "./list-queued-events.server.ts";

export type QueuedRevisionDetail = QueuedEvent & {
  eventId: string;
  isCanceled: boolean;
  /** The event as it is now. */
  event: EventColumns;
  fields: StoredColumns;
  /** The values that an approval replaced. */
  replaced: StoredColumns | null;
  submitter: string | null;
};

/** A change to a listed event, with the event. */
export async function findQueuedRevision(db: Db, id: string): Promise<QueuedRevisionDetail | null> {
  const { rows } = await sql<Omit<QueuedRevisionDetail, "event"> & EventColumns>`
    select 'event_revision' as kind, revision.id, event.id as "eventId", event.name,
      event.start_datetime as "startsAt", event.time_zone as "timeZone", event.canceled_at is not null as "isCanceled",
      case revision.approval_status when 'pending' then 'waiting' else revision.approval_status end as status,
      revision.created_at as "createdAt", false as "hasTwin", revision.fields, profiles.username as submitter,
      (select decisions.previous -> 'before' from decisions
        where kind = 'event_revision' and subject_id = revision.id and undone_at is null
          and outcome = 'approved' limit 1) as replaced,
      event.description, event.start_datetime, event.end_datetime, event.time_zone, event.event_type, event.repeats,
      event.repeat_interval, event.repeat_weekdays, event.repeat_week, event.repeat_until, event.location,
      event.is_virtual, event.website, event.organizer_name, event.image_url
    from event_revisions revision join events event on event.id = revision.event_id
    left join profiles on profiles.id = revision.submitted_by
    where revision.id = ${id}`.execute(db);
  const [row] = rows;
  return row ? { ...row, event: row } : null;
}
