import type { CacheRules } from "#platform/cache/page-key.ts";
import { listPublicPages } from "#platform/http/routes/routes.ts";
import { apiBase } from "./api-path.ts";
import { features } from "./features.ts";
import { routeTable } from "./route-table.ts";

/** All pages that are the same for every visitor without a session, as declared in the features' `routes.ts`. */
export const publicPages = listPublicPages(routeTable);

const apiReads = features
  .flatMap(({ cachedReads }) => cachedReads)
  .map((read) => ({ ...read, path: `${apiBase}${read.path}` }));

/** What the page cache may store: public pages, and API reads declared as cached. */
export const cacheRules: CacheRules = new Map(
  [...publicPages, ...apiReads].map(({ path, shows, query, uncached, lists, mentions }) => [
    path.replace(/:\w+$|\{\w+\}$/, "*"),
    // The shell around every page reads the launch switches.
    { query, uncached, lists, mentions, shows: [...shows, "launch_switches"] },
  ]),
);
