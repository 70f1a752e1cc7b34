import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** The format that this version builds (`build` in migrations/20261117T0300_search_text_filters.sql). */
const currentFormat = 3;

/** Whether the search tables in use have the format of this version; an older one may have built them. */
export async function hasCurrentFormat(db: Db): Promise<boolean> {
  const { rows } = await sql<{ format: number }>`select format from search.build`.execute(db);
  return (rows[0]?.format ?? 0) >= currentFormat;
}
