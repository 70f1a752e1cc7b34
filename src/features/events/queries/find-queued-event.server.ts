import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { QueuedEvent } from "./list-queued-events.server.ts";

export type QueuedEventDetail = QueuedEvent & {
  endsAt: Date | null;
  isVirtual: boolean;
  type: string | null;
  organizer: string | null;
  description: string | null;
  website: string | null;
  ticketLink: string | null;
  imageUrl: string | null;
  repeats: string | null;
  repeat_interval: number;
  repeat_weekdays: number[];
  repeat_week: number | null;
  repeat_until: string | null;
  /** The account that submitted it, or null if there was none or it was deleted. */
  submitter: string | null;
};

/** An event with everything an admin reviews. */
export async function findQueuedEvent(db: Db, id: string): Promise<QueuedEventDetail | null> {
  const { rows } = await sql<QueuedEventDetail>`
    select 'event' as kind, event.id, event.name, event.start_datetime as "startsAt", event.end_datetime as "endsAt",
      event.time_zone as "timeZone", event.location, event.is_virtual as "isVirtual", event.event_type as type,
      event.organizer_name as organizer, event.description, event.website, event.ticket_link as "ticketLink",
      event.image_url as "imageUrl", event.repeats, event.repeat_interval, event.repeat_weekdays,
      event.repeat_week, event.repeat_until, event.created_at as "createdAt", profiles.username as submitter,
      case event.approval_status when 'pending' then 'waiting' else event.approval_status end as status,
      false as "hasTwin"
    from events event left join profiles on profiles.id = event.submitted_by
    where event.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
