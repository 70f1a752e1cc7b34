import type { Db } from "#platform/db/open-database.server.ts";
import type { AdminTab } from "#platform/http/admin-tab.ts";
import type { VisitLog } from "#platform/http/visit.ts";

export type CountedTab = { label: string; path: string; waiting: number };

/** The tabs with how many items wait in each. A count that fails leaves its tab without a badge: the page still opens. */
export async function countTabs(
  { db, log }: { db: Db; log: VisitLog },
  tabs: readonly AdminTab[],
): Promise<CountedTab[]> {
  return Promise.all(
    tabs.map(async ({ label, path, count }) => {
      const waiting = await count?.(db).catch((error) => {
        log.error({ error, tab: path }, "a tab could not be counted");
      });
      return { label, path: `/${path}`, waiting: waiting ?? 0 };
    }),
  );
}
