import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type SitemapEntry = { id: string; changedOn: string };
type Part = { from: string; before: string | undefined; most: number };

const rowsAtOnce = 1_000;

/** The businesses of one part in the order of their ids, a few at a time, so that no part is ever whole in memory. */
export async function* readSitemapPart(db: Db, { from, before, most }: Part): AsyncGenerator<SitemapEntry[]> {
  let condition = sql`id >= ${from}`;
  let left = most;
  while (left > 0) {
    const { rows } = await sql<SitemapEntry>`
      select id, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD') as "changedOn"
      from businesses
      where ${condition} ${before ? sql`and id < ${before}` : sql``}
      order by id
      limit ${Math.min(rowsAtOnce, left)}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    condition = sql`id > ${last.id}`;
    left -= rows.length;
  }
}
