import type { Db } from "#platform/db/open-database.server.ts";

/** `takesFiles` is for a page with file uploads. */
type TabRoute = { path: string; file: string; takesFiles?: true };

/** The groups of tabs, in display order. The first holds the four tabs that the specification names. */
export const adminGroups = ["First", "Site", "Queues", "Store", "People"] as const;

/** A tab that a feature adds to the admin area. */
export type AdminTab = {
  label: string;
  group: (typeof adminGroups)[number];
  /** Its path in the route table: `admin/reviews`. */
  path: string;
  /** Its route module, from `src/`. */
  file: string;
  /** More routes of the tab, such as an editor. The tab stays highlighted on them. */
  pages?: readonly TabRoute[];
  /** The number of waiting items, counted up to `maxCounted`. */
  count?: (db: Db) => Promise<number>;
  /** A second count: `5 replies`, `6 low`. */
  countAlso?: { noun: readonly [one: string, many: string]; count: (db: Db) => Promise<number> };
  /** Whether the tab is shown, for a part of the site behind a launch switch. Until then its page returns 404. */
  isOpen?: (db: Db) => Promise<boolean>;
};

/** Every route of a tab. */
export function listTabRoutes({ path, file, pages = [] }: AdminTab): TabRoute[] {
  return [{ path, file }, ...pages];
}

/** More than 99 are shown as "99+", so counting stops here. */
export const maxCounted = 100;
