import type { Db } from "#platform/db/open-database.server.ts";

/**
 * A table that is derived from others. The database has a view of what it should contain, `<name>_expected`, one of
 * what it contains, `<name>_actual`, and a function `repair_<name>` (migrations/functions).
 */
export type Projection = {
  name: string;
  /** The tables whose ids are the `row_id` of both views. Without them the projection is compared as a whole. */
  sources: readonly { table: string; id: string }[];
  /** Compares and repairs it in a way of its own. */
  check?: (db: Db) => Promise<ProjectionCheck>;
};

/** What one comparison found. */
export type ProjectionCheck = {
  name: string;
  rowsChecked: number;
  differences: number;
  /** What the repair did not mend. */
  remaining: number;
};
