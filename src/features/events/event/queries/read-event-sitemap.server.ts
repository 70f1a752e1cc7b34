import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** The events from one id up to another, which begins the next file. */
type Range = { from: string; before: string | undefined };

// Events that are over stay in the index of search engines, but need no more visits.
const upcoming = sql`exists (
  select from event_dates where listing_id = events.id::text and not is_canceled and starts_at >= now()
)`;
const listed = sql`approval_status = 'approved' and canceled_at is null and ${upcoming}`;
const rowsPerBatch = 500;

const within = ({ from, before }: Range) => sql`id >= ${from} ${before ? sql`and id < ${before}` : sql``}`;

/** The first id of each sitemap file. */
export async function listEventStarts(db: Db, size: number): Promise<string[]> {
  const find = async (condition: RawBuilder<unknown>, offset: number) => {
    const { rows } = await sql<{ id: string }>`
      select id from events where ${listed} and ${condition} order by id offset ${offset} limit 1`.execute(
      db,
    );
    return rows[0]?.id;
  };
  const starts: string[] = [];
  for (let start = await find(sql`true`, 0); start; start = await find(sql`id >= ${start}`, size))
    starts.push(start);
  return starts;
}

/** How many events a file names, and when one of them last changed. */
export async function findEventRange(db: Db, range: Range) {
  const { rows } = await sql<{ events: number; changedAt: Date }>`
    select count(*)::int as events, coalesce(max(updated_at), 'epoch') as "changedAt"
    from events where ${listed} and ${within(range)}`.execute(db);
  return rows[0] ?? { events: 0, changedAt: new Date(0) };
}

/** The lines of a file, in batches; `%1$s` in the pattern is the id and `%2$s` the day of the last change. */
export async function* readEventLines(db: Db, range: Range, pattern: string): AsyncGenerator<string> {
  let condition = within(range);
  for (;;) {
    const { rows } = await sql<{ lines: string | null; last: string; count: number }>`
      select string_agg(format(${pattern}, id, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD')), '' order by id)
        as lines, max(id::text) as last, count(*)::int as count
      from (
        select id, updated_at from events where ${listed} and ${condition} order by id limit ${rowsPerBatch}
      ) as batch`.execute(db);
    const [batch] = rows;
    if (!batch?.lines) return;
    yield batch.lines;
    if (batch.count < rowsPerBatch) return;
    condition = sql`${within({ ...range, from: batch.last })} and id > ${batch.last}`;
  }
}
