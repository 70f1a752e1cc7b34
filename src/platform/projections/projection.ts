import type { Db } from "#platform/db/open-database.server.ts";

/**
 * A table derived from others. The database has a view of what it should contain, `<name>_expected`, one of what it
 * contains, `<name>_actual`, and a function `repair_<name>` (migrations/functions).
 */
export type Projection = {
  name: string;
  /** The tables whose ids are the `row_id` of both views. Without them the projection is compared as a whole. */
  sources: readonly { table: string; id: string }[];
  /** A custom comparison and repair. */
  check?: (db: Db) => Promise<ProjectionCheck>;
};

/** The result of a comparison. */
export type ProjectionCheck = {
  name: string;
  rowsChecked: number;
  differences: number;
  /** Differences that the repair did not fix. */
  remaining: number;
};
