import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { searchSources } from "../sources.server.ts";

type Options = { onKind?: (kind: string, written: number, milliseconds: number) => void };

/** Compares every entry with what it stands for, writes those that differ, and counts the frequent words. */
export function rebuildEntries(db: Db, { onKind }: Options = {}): Promise<void> {
  // The statement timeout belongs to this connection.
  return db.connection().execute(async (connection) => {
    try {
      await sql`set statement_timeout = 0`.execute(connection);
      for (const { kind } of searchSources) {
        const startedAt = performance.now();
        const { rows } = await sql<{
          written: number;
        }>`select rebuild_search_entries(${kind}) as written`.execute(connection);
        onKind?.(kind, rows[0]?.written ?? 0, performance.now() - startedAt);
      }
      await sql`select count_search_entry_lexemes()`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
