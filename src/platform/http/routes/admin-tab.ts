import type { Db } from "#platform/db/open-database.server.ts";

/** `takesFiles` is for a page whose form may hold files. */
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
  /** More routes behind the tab, such as an editor; the tab stays marked as open on them. */
  pages?: readonly TabRoute[];
  /** How many items wait there, counted up to `maxCounted`: nobody needs to know how many more there are. */
  count?: (db: Db) => Promise<number>;
  /** Something else to know about, with its own count: `5 replies`, `6 low`. */
  countAlso?: { noun: readonly [one: string, many: string]; count: (db: Db) => Promise<number> };
  /** Whether the tab is shown, for a part of the site behind a launch switch; its page answers 404 until then. */
  isOpen?: (db: Db) => Promise<boolean>;
};

/** Every route of a tab. */
export function listTabRoutes({ path, file, pages = [] }: AdminTab): TabRoute[] {
  return [{ path, file }, ...pages];
}

/** More than 99 are shown as "99+", so counting stops here. */
export const maxCounted = 100;
