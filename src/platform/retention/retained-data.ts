import type { Db } from "#platform/db/open-database.server.ts";
import type { RetentionRow } from "./retention-row.ts";

/** The server's part of a retention row: where the data is stored, and how it is deleted. */
export type RetainedData = {
  row: RetentionRow;
  /** The tables that hold it. */
  tables: readonly string[];
  /** The section of the data export that shows it (`account.devices`), or why none does. */
  inFile: `part ${string}` | `none: ${string}`;
  /** Deletes expired data and returns the number of rows, for the nightly job. */
  forget?: (db: Db) => Promise<number>;
};
