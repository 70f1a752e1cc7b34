import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type SitemapPart = { from: string; before: string | undefined; maxEntries: number };

const rowsPerBatch = 500;

/**
 * The businesses of one sitemap file by id, in batches, so that no file is held in memory as a whole.
 * PostgreSQL formats the lines: a result row per business would create hundreds of megabytes of garbage
 * for millions of them. In the pattern, `%1$s` is the id and `%2$s` the date of the last change.
 */
export async function* readSitemapPart(
  db: Db,
  { from, before, maxEntries }: SitemapPart,
  pattern: string,
): AsyncGenerator<string> {
  let condition = sql`id >= ${from}`;
  let remaining = maxEntries;
  while (remaining > 0) {
    const { rows } = await sql<{ lines: string | null; last: string; count: number }>`
      select string_agg(format(${pattern}, id, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD')), '' order by id) as lines,
        max(id::text) as last, count(*)::int as count
      from (
        select id, updated_at from businesses
        where ${condition} ${before ? sql`and id < ${before}` : sql``}
        order by id
        limit ${Math.min(rowsPerBatch, remaining)}
      ) as batch`.execute(db);
    const [batch] = rows;
    if (!batch?.lines) return;
    yield batch.lines;
    if (batch.count < rowsPerBatch) return;
    condition = sql`id > ${batch.last}`;
    remaining -= batch.count;
  }
}
