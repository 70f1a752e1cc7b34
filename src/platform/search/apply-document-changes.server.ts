import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Writes one batch of changed documents. Returns whether there may be more. */
export async function applyDocumentChanges(db: Db, size = 500): Promise<boolean> {
  const { rows } = await sql<{
    applied: number;
  }>`select apply_search_document_changes(${size}) as applied`.execute(db);
  return rows[0]?.applied === size;
}
