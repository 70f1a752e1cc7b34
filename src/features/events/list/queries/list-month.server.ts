import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { addMonths } from "../calendar.ts";
import { type DateRow, withRepetition } from "../present-event.server.ts";
import {
  cardColumns,
  type EventFilters,
  filterConditions,
  inTab,
  isOneOfItsDates,
  type Tab,
} from "./match-events.server.ts";

type Requested = {
  month: string;
  tab: Tab;
  filters: EventFilters;
  placeSlugs?: readonly string[];
  now: Date;
};
/** A date in the calendar grid, or a featured one beside it. */
export type MonthRow = DateRow & { is_featured: boolean; grid_day: string };

/** The number of dates read per day. A day shows one fewer, and whether there are more. */
export const perDay = 7;
export const maxFeatured = 3;

/**
 * A month in one statement: the first dates of each day, and the featured events of the month. The cost per day does
 * not depend on the number of events.
 */
export async function listMonth(
  db: Db,
  { month, tab, filters, placeSlugs, now }: Requested,
): Promise<MonthRow[]> {
  const first = `${month}-01`;
  const end = `${addMonths(month, 1)}-01`;
  const conditions = [
    inTab(tab, now),
    ...filterConditions({ ...filters, date: "" }),
    ...(placeSlugs ? [sql<boolean>`listed.place_slug = any (${placeSlugs}::text[])`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const { rows } = await sql<MonthRow>`${withRepetition(sql`
    (
      select false as is_featured, grid.day::date::text as grid_day, listed.*
      from generate_series(${first}::timestamp, ${end}::timestamp - interval '1 day', interval '1 day') as grid (day)
      cross join lateral (
        select ${cardColumns} from all_events as listed
        where listed.day = grid.day::date and ${where}
        order by listed.starts_at, listed.id limit ${perDay}
      ) as listed
    )
    union all
    (
      select true, listed.day::text, ${cardColumns} from all_events as listed
      where ${tab === "upcoming"} and listed.featured
        and listed.day >= ${first}::date and listed.day < ${end}::date
        -- The index of featured dates is by moment; zones are at most 14 hours from UTC.
        and listed.starts_at >= ${first}::timestamp - interval '15 hours' and listed.starts_at < ${end}::timestamp + interval '15 hours'
        and ${where} and ${isOneOfItsDates(tab, now, sql<boolean>`other.day >= ${first}::date`)}
      order by listed.starts_at, listed.id limit ${maxFeatured}
    )`)}
    order by listed.grid_day, listed.starts_at, listed.id`.execute(db);
  return rows;
}
