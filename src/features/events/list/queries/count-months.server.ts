import { sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "../calendar.ts";

export type MonthCount = { month: string; dates: number };

const shownMonths = 12;

/** The number of upcoming dates in each of twelve months. */
export async function countMonths(db: Db, first: string, now: Date): Promise<MonthCount[]> {
  const { rows } = await sql<MonthCount>`
    select to_char(months.first, 'YYYY-MM') as month, found.dates
    from (
      select (${`${first}-01`}::timestamp + step * interval '1 month')::date as first
      from generate_series(0, ${shownMonths - 1}::integer) as step
    ) as months
    cross join lateral (
      select count(*)::integer as dates from (
        select from all_events as listed
        where listed.day >= months.first and listed.day < months.first + interval '1 month' and listed.starts_at >= ${now}
        limit ${maxCounted + 1}
      ) as listed
    ) as found
    order by months.first`.execute(db);
  return rows;
}

/** The same for all visitors, at most half a minute old. */
export const countComingMonths = remember((db: Db, first: string) => countMonths(db, first, new Date()), {
  ...{ freshForMs: 30_000, staleForMs: 30_000 },
});
