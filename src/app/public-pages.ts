import { businessesApiCache } from "#features/directory/api-routes.ts";
import type { CacheRules } from "#platform/cache/page-key.ts";
import { listPublicPages } from "#platform/http/routes.ts";
import routes from "../routes.ts";
import { apiBase } from "./api-path.ts";

/** Every page that looks the same to all visitors without a session, as the features' `routes.ts` declare them. */
export const publicPages = listPublicPages(routes);

const apiReads = businessesApiCache.map((read) => ({ ...read, path: `${apiBase}${read.path}` }));

/** What the page cache may keep: the public pages, and the API reads that are declared as cached. */
export const cacheRules: CacheRules = new Map(
  [...publicPages, ...apiReads].map(({ path, query, uncached, shows }) => [
    path.replace(/:\w+$|\{\w+\}$/, "*"),
    // The shell around every page reads the launch switches.
    { query, uncached, shows: [...shows, "launch_switches"] },
  ]),
);
