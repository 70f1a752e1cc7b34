import { type RawBuilder, sql } from "kysely";

/** The date of an event that is relevant at a moment. */
export type ShownDate = {
  originalStart: Date;
  startsAt: Date;
  endsAt: Date | null;
  isMoved: boolean;
  isDateCanceled: boolean;
  dateNote: string | null;
  /** Has not ended. */
  isUpcoming: boolean;
};

/**
 * A subquery for `cross join lateral`: the current date, else the next one, else the last one. Canceled dates count
 * only if no others are left. Each step reads one index row; an event canceled as a whole has few dates. `listing` is
 * the row of `event_listings`.
 */
export function selectShownDate(now: Date, listing: string): RawBuilder<ShownDate> {
  const columns = sql`original_start, starts_at, ends_at, is_moved, is_canceled, note`;
  const dates = sql`from event_dates where listing_id = ${sql.ref(`${listing}.id`)}`;
  return sql<ShownDate>`
    select
      original_start as "originalStart", starts_at as "startsAt", ends_at as "endsAt", is_moved as "isMoved",
      is_canceled as "isDateCanceled", note as "dateNote", is_upcoming as "isUpcoming"
    from (
      select 1 as choice, true as is_upcoming, last.* from (
        select ${columns} ${dates} and not is_canceled and starts_at <= ${now} order by starts_at desc limit 1
      ) as last where ends_at >= ${now}
      union all (
        select 2, true, ${columns} ${dates} and not is_canceled and starts_at > ${now} order by starts_at limit 1
      )
      union all (
        select 3, true, ${columns} ${dates} and is_canceled and starts_at > ${now} order by original_start limit 1
      )
      union all (
        select 4, false, ${columns} ${dates} and not is_canceled and starts_at <= ${now} order by starts_at desc limit 1
      )
      union all (
        select 5, false, ${columns} ${dates} and is_canceled and starts_at <= ${now} order by original_start desc limit 1
      )
    ) as choices
    order by choice limit 1`;
}
