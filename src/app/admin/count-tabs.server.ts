import type { Db } from "#platform/db/open-database.server.ts";
import { type AdminTab, listTabRoutes, maxCounted } from "#platform/http/routes/admin-tab.ts";
import type { VisitLog } from "#platform/http/visit.ts";
import { groupedTabs } from "./tabs.server.ts";

export type CountedTab = {
  label: string;
  path: string;
  /** The path patterns of its routes. */
  patterns: string[];
  waiting: number;
  /** A second count: `5 replies`. */
  also: string | null;
};

type Services = { db: Db; log: VisitLog };

/** Every open tab with its counts: the specified ones first, then the named groups. */
export function countGroups(services: Services) {
  return Promise.all(
    groupedTabs.map(async ({ name, tabs }, index) => ({
      // The specified tabs come first, without a heading.
      name: index === 0 ? null : name,
      tabs: await countTabs(services, tabs),
    })),
  );
}

/** The open tabs with their counts, loaded in parallel. A failed count only hides its badge. */
export async function countTabs(services: Services, tabs: readonly AdminTab[]): Promise<CountedTab[]> {
  const counted = await Promise.all(tabs.map((tab) => countTab(services, tab)));
  return counted.filter((tab) => tab !== null);
}

async function countTab({ db, log }: Services, tab: AdminTab): Promise<CountedTab | null> {
  const { label, path, isOpen, countAlso } = tab;
  if (isOpen && !(await isOpen(db).catch(() => false))) return null;
  const read = (count: AdminTab["count"]) =>
    count?.(db).catch((error) => {
      log.error({ error, tab: path }, "a tab could not be counted");
    });
  const [waiting = 0, more = 0] = await Promise.all([read(tab.count), read(countAlso?.count)]);
  return {
    label,
    path: `/${path}`,
    waiting,
    also: countAlso && more > 0 ? describeCount(more, countAlso.noun) : null,
    patterns: listTabRoutes(tab).map((route) => `/${route.path}`),
  };
}

function describeCount(count: number, [one, many]: readonly [string, string]) {
  if (count === 1) return `1 ${one}`;
  return `${count >= maxCounted ? `${maxCounted - 1}+` : count} ${many}`;
}
