import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { ProjectionCheck } from "../projections/projection.ts";
import { documentKinds } from "./document-kinds.ts";
import { callWithoutTimeout } from "./rebuild-documents.server.ts";

type Counts = { rowsChecked: number; differences: number; remaining: number };

const sliceSize = 500;

/**
 * Compares every document with its source, slice by slice and in both directions, and rewrites those that differ. Then
 * rebuilds the word list that typos are corrected with.
 */
export async function compareDocuments(db: Db): Promise<ProjectionCheck> {
  const check = { name: "search_documents", rowsChecked: 0, differences: 0, remaining: 0 };
  for (const kind of documentKinds) {
    await callWithoutTimeout(db, sql`count_search_tiers(${kind})`);
    const counts = await compareKind(db, kind);
    check.rowsChecked += counts.rowsChecked;
    check.differences += counts.differences;
    check.remaining += counts.remaining;
  }
  await callWithoutTimeout(db, sql`gather_search_words()`);
  return check;
}

/** Reads the keys with a cursor and compares each slice in a separate transaction, so queued changes are not blocked. */
function compareKind(db: Db, kind: string): Promise<Counts> {
  return transact(db, async (cursor) => {
    await sql`set local statement_timeout = 0`.execute(cursor);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(cursor);
    await sql`declare keys no scroll cursor for select list_search_keys(${sql.lit(kind)}) as key`.execute(
      cursor,
    );
    const counts = { rowsChecked: 0, differences: 0, remaining: 0 };
    for (;;) {
      const { rows } = await sql<{ key: string }>`fetch ${sql.lit(sliceSize)} from keys`.execute(cursor);
      if (rows.length === 0) return counts;
      const keys = rows.map(({ key }) => key);
      const different = await compareKeys(db, kind, keys);
      counts.rowsChecked += keys.length;
      counts.differences += different.length;
      if (different.length > 0) counts.remaining += (await compareKeys(db, kind, different)).length;
    }
  });
}

/** Repairs the documents with these keys and returns the keys of those that differed. */
async function compareKeys(db: Db, kind: string, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ keys: string[] }>`
    select compare_search_documents(${kind}, ${keys}::text[]) as keys`.execute(db);
  return rows[0]?.keys ?? [];
}
