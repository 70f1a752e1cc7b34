import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** The first id of each sitemap file. Takes one short index scan per file. */
export async function listSitemapParts(db: Db, { size }: { size: number }): Promise<string[]> {
  const starts: string[] = [];
  let start = await findId(db, sql`true`, 0);
  while (start) {
    starts.push(start);
    start = await findId(db, sql`id >= ${start}`, size);
  }
  return starts;
}

async function findId(db: Db, condition: RawBuilder<unknown>, offset: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from businesses where ${condition} order by id offset ${offset} limit 1`.execute(db);
  return rows[0]?.id;
}
