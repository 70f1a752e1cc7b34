import type { Db } from "#platform/db/open-database.server.ts";
import { type AdminTab, listTabRoutes } from "#platform/http/admin-tab.ts";
import type { VisitLog } from "#platform/http/visit.ts";

export type CountedTab = {
  label: string;
  path: string;
  /** The patterns of its routes. */
  patterns: string[];
  waiting: number;
};

/** The open tabs with their counts. A failed count only hides the badge; the page still renders. */
export async function countTabs(
  { db, log }: { db: Db; log: VisitLog },
  tabs: readonly AdminTab[],
): Promise<CountedTab[]> {
  const counted = await Promise.all(
    tabs.map(async (tab) => {
      const { label, path, count, isOpen } = tab;
      if (isOpen && !(await isOpen(db).catch(() => false))) return null;
      const waiting = await count?.(db).catch((error) => {
        log.error({ error, tab: path }, "a tab could not be counted");
      });
      const patterns = listTabRoutes(tab).map((route) => `/${route.path}`);
      return { label, path: `/${path}`, patterns, waiting: waiting ?? 0 };
    }),
  );
  return counted.filter((tab) => tab !== null);
}
