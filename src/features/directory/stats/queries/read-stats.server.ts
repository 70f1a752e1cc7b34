import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type DayStats, toDay } from "../rules.ts";

type Input = { businessId: string; from: Date; until: Date };

/** The stats of each day with visits: rolled-up days, and later ones counted from the visits. */
export async function readStats(db: Db, { businessId, from, until }: Input): Promise<DayStats[]> {
  const [first, end] = [toDay(from), toDay(until)];
  const { rows } = await sql<DayStats>`
    with rolled as (select coalesce(max(day) + 1, ${first}::date) as until from visit_rollups)
    select to_char(day, 'YYYY-MM-DD') as day,
      sum(views)::integer as view, sum(calls)::integer as call,
      sum(site_clicks)::integer as site, sum(direction_clicks)::integer as directions
    from (
      select day, views, calls, site_clicks, direction_clicks from business_days
      where business_id = ${businessId} and day >= ${first}::date and day < ${end}::date
        and day < (select until from rolled)
      union all
      select (hour at time zone 'UTC')::date,
        count(*) filter (where kind = 'view'), count(*) filter (where kind = 'call'),
        count(*) filter (where kind = 'site'), count(*) filter (where kind = 'directions')
      from business_visits
      where business_id = ${businessId} and hour < ${until}
        and hour >= greatest((select until from rolled), ${first}::date)::timestamp at time zone 'UTC'
      group by 1
    ) as figures
    group by day order by day`.execute(db);
  return rows;
}
