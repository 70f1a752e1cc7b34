import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type SitemapPart = { from: string; before: string | undefined; most: number };

const rowsAtOnce = 500;

/**
 * The businesses of one part in the order of their ids, a few at a time, so that no part is ever whole in memory.
 * PostgreSQL writes the lines: a result row for each of millions of businesses would leave hundreds of megabytes
 * of garbage. In the pattern, `%1$s` stands for the id and `%2$s` for the day of the last change.
 */
export async function* readSitemapPart(
  db: Db,
  { from, before, most }: SitemapPart,
  pattern: string,
): AsyncGenerator<string> {
  let condition = sql`id >= ${from}`;
  let left = most;
  while (left > 0) {
    const { rows } = await sql<{ lines: string | null; last: string; count: number }>`
      select string_agg(format(${pattern}, id, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD')), '' order by id) as lines,
        max(id::text) as last, count(*)::int as count
      from (
        select id, updated_at from businesses
        where ${condition} ${before ? sql`and id < ${before}` : sql``}
        order by id
        limit ${Math.min(rowsAtOnce, left)}
      ) as batch`.execute(db);
    const [batch] = rows;
    if (!batch?.lines) return;
    yield batch.lines;
    if (batch.count < rowsAtOnce) return;
    condition = sql`id > ${batch.last}`;
    left -= batch.count;
  }
}
