import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** The id at which each part of so many businesses begins; one short walk over the primary key for each part. */
export async function listSitemapParts(db: Db, { size }: { size: number }): Promise<string[]> {
  const starts: string[] = [];
  let start = await findId(db, sql`true`, 0);
  while (start) {
    starts.push(start);
    start = await findId(db, sql`id >= ${start}`, size);
  }
  return starts;
}

async function findId(db: Db, condition: RawBuilder<unknown>, skipped: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from businesses where ${condition} order by id offset ${skipped} limit 1`.execute(db);
  return rows[0]?.id;
}
