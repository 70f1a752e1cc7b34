import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchHit, SearchQuery } from "#platform/search/engine.ts";

export type ResultDate = { date: string; time: string | null };
type DateQuery = Pick<SearchQuery, "kinds" | "days" | "now" | "isPast">;

/** The date to show for each id: the next one, the first one on the requested days, or the last one if it is past. */
export async function loadDates(
  db: Db,
  hits: readonly Pick<SearchHit, "kind" | "id">[],
  { kinds, days, now, isPast }: DateQuery,
): Promise<ReadonlyMap<string, ResultDate>> {
  const dated = new Set(kinds.flatMap(({ kind, hasDates }) => (hasDates ? [kind] : [])));
  const ids = hits.flatMap(({ kind, id }) => (dated.has(kind) ? [id] : []));
  if (ids.length === 0) return new Map();
  const isWanted = isPast
    ? sql`true`
    : days
      ? sql`day between ${days.from}::date and ${days.to}::date and (
          day > ${days.from}::date or extract(hour from starts_at at time zone time_zone) >= ${days.fromHour}
        )`
      : // Includes events that started within a day and may still be running.
        sql`starts_at >= ${now}::timestamptz - interval '1 day'`;
  const { rows } = await sql<ResultDate & { id: string }>`
    select wanted.id, to_char(next.starts_at at time zone next.time_zone, 'YYYY-MM-DD') as date,
      to_char(next.starts_at at time zone next.time_zone, 'HH24:MI') as time
    from unnest(${ids}::text[]) as wanted (id)
    cross join lateral (
      select starts_at, time_zone from search_entry_dates
      where id = wanted.id and isfinite(starts_at) and ${isWanted}
      order by ${isPast ? sql`starts_at desc` : sql`starts_at < ${now}::timestamptz, starts_at`} limit 1
    ) as next`.execute(db);
  return new Map(rows.map(({ id, ...date }) => [id, date]));
}
