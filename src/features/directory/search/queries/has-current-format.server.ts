import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** The format that this version builds (`build` in migrations/20261117T0300_search_text_filters.sql). */
const currentFormat = 3;

/**
 * Whether the search tables in use have the format of this version, and were built by this major version of PostgreSQL,
 * whose hashes they hold.
 */
export async function hasCurrentFormat(db: Db): Promise<boolean> {
  const { rows } = await sql<{ format: number; isOwnVersion: boolean }>`
    select format, server_version = current_setting('server_version_num')::integer / 10000 as "isOwnVersion"
    from search.build`.execute(db);
  const [build] = rows;
  return build?.isOwnVersion === true && build.format >= currentFormat;
}
