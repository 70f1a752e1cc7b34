/**
 * A table that is derived from others. The database has a view of what it should contain, `<name>_expected`, one of
 * what it contains, `<name>_actual`, and a function `repair_<name>` (migrations/20261119T0450_projections.sql).
 */
export type Projection = {
  name: string;
  /** The tables whose ids are the `row_id` of both views. Without them the projection is compared as a whole. */
  sources: readonly { table: string; id: string }[];
  /** Its tables are swapped, so that its views read functions: `<name>_expected_of(ids)` reads a slice. */
  isSwapped?: true;
};

/** What one comparison found. */
export type ProjectionCheck = {
  name: string;
  rowsChecked: number;
  differences: number;
  /** What the repair did not mend. */
  remaining: number;
};
