import { publicPage, type Route } from "#platform/http/routes.ts";
import { storeList } from "./list/input.ts";

const file = (path: string) => `features/store/${path}`;

/** The addresses of the store. */
export const storeRoutes: Route[] = [
  publicPage("store", file("list/pages/store.tsx"), {
    query: storeList.cacheKey,
    shows: ["launch_switches", "store_listings", "collections"],
    // Pages under construction are for people, not for search engines.
    sitemap: async (db) => (await import("./list/list-store-paths.server.ts")).listStorePaths(db),
  }),
];
