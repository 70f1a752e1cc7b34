import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

const sameName = sql`lower(btrim(event.name))`;
const sameDay = sql`(event.start_datetime at time zone 'UTC')::date`;

/** Whether another event with the same name and day is listed or pending. For statements about `event`. */
export const hasTwin = sql<boolean>`(
  exists (select from events other where other.approval_status = 'approved' and other.id <> event.id
    and lower(btrim(other.name)) = ${sameName} and (other.start_datetime at time zone 'UTC')::date = ${sameDay})
  or exists (select from events other where other.approval_status = 'pending' and other.id <> event.id
    and lower(btrim(other.name)) = ${sameName} and (other.start_datetime at time zone 'UTC')::date = ${sameDay})
  or exists (select from new_events other
    where lower(btrim(other.title)) = ${sameName} and (other.date at time zone 'UTC')::date = ${sameDay})
)`;

export type EventTwin = {
  id: string;
  startsAt: Date;
  location: string | null;
  /** `community` for the curated list of community events. */
  status: "approved" | "pending" | "community";
};

const maxTwins = 5;

/** Other events with the same name and day. */
export async function listEventTwins(db: Db, id: string): Promise<EventTwin[]> {
  const { rows } = await sql<EventTwin>`
    select twin.* from events event cross join lateral (
      (select other.id, other.start_datetime as "startsAt", other.location, other.approval_status as status
      from events other where other.approval_status = 'approved' and other.id <> event.id
        and lower(btrim(other.name)) = ${sameName} and (other.start_datetime at time zone 'UTC')::date = ${sameDay}
      limit ${maxTwins})
      union all
      (select other.id, other.start_datetime, other.location, other.approval_status
      from events other where other.approval_status = 'pending' and other.id <> event.id
        and lower(btrim(other.name)) = ${sameName} and (other.start_datetime at time zone 'UTC')::date = ${sameDay}
      limit ${maxTwins})
      union all
      (select other.id, other.date, other.location, 'community' from new_events other
      where lower(btrim(other.title)) = ${sameName} and (other.date at time zone 'UTC')::date = ${sameDay}
      limit ${maxTwins})
      limit ${maxTwins}
    ) twin
    where event.id = ${id}`.execute(db);
  return rows;
}
