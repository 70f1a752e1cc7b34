import type { Db } from "#platform/db/open-database.server.ts";

/** A page that a feature adds to the admin area. */
export type AdminTab = {
  label: string;
  /** Its path in the route table: `admin/reviews`. */
  path: string;
  /** Its route module, from `src/`. */
  file: string;
  /** How many items wait there, counted up to `maxCounted`: nobody needs to know how many more there are. */
  count?: (db: Db) => Promise<number>;
};

/** More than 99 are shown as "99+", so counting stops here. */
export const maxCounted = 100;
