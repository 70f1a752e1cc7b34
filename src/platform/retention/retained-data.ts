import type { Db } from "#platform/db/open-database.server.ts";
import type { RetentionRow } from "./retention-row.ts";

/** The server's side of a retention row: where it is kept, and how it is forgotten. */
export type RetainedData = {
  row: RetentionRow;
  /** The tables that hold it. */
  tables: readonly string[];
  /** The part of the person's own file that shows it (`account.devices`), or why none does. */
  inFile: `part ${string}` | `none: ${string}`;
  /** Deletes what is older than the row allows and returns how many rows that were: for rows of the nightly job. */
  forget?: (db: Db) => Promise<number>;
};
