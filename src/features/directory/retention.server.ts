import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { RetainedData } from "#platform/retention/retained-data.ts";
import { directoryRetention as rows } from "./retention.ts";

/** The tables of the directory's retention rows. */
export const directoryRetainedData: readonly RetainedData[] = [
  { row: rows.listings, tables: ["businesses", "search.*"], inFile: "part directory.businesses" },
  {
    row: rows.changes,
    tables: ["business_changes"],
    inFile: "part directory.changes",
    forget: deleteChanges,
  },
  {
    row: rows.visits,
    tables: ["business_visits", "visitor_keys"],
    inFile: "none: the fingerprints lead to no account",
  },
];

/** Calls a database function, because the app cannot delete history. It deletes nothing younger than it allows. */
function deleteChanges(db: Db) {
  return deleteInBatches(5_000, async (size) => {
    const { rows: answers } = await sql<{
      count: number;
    }>`select forget_business_changes(${rows.changes.days}, ${size}) as count`.execute(db);
    return { numDeletedRows: BigInt(answers[0]?.count ?? 0) };
  });
}
