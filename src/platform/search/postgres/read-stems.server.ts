import { sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The stems of words, without those that say nothing, such as "about". */
export async function readStems(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await executePrepared(
    db,
    sql<{ stem: string }>`
      select stem from unnest(tsvector_to_array(to_tsvector('english', ${words.join(" ")}::text))) as stem`,
  );
  return rows.map(({ stem }) => stem);
}
