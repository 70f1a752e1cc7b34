import type { SharedPage, SharedPages } from "#platform/cache/page-key.ts";

/**
 * Every page and API response that is the same for all visitors without a session, with the query names it reads and the
 * data it shows. Only these are cached. The database announces changes of what `shows` names
 * (migrations/0021_page_cache_invalidation.sql).
 */
const pages: Record<string, SharedPage> = {
  "/": {
    reads: [],
    shows: [
      "businesses",
      "categories",
      "reviews",
      "events",
      "new_events",
      "travel_guides",
      "artist_directory",
    ],
  },
  "/directory": {
    reads: ["category", "state", "sort", "map"],
    alone: ["search", "near", "lat", "lng", "radius", "after", "trail"],
    shows: ["businesses", "categories", "reviews"],
  },
  "/directory/map": {
    reads: ["category", "state"],
    alone: ["search", "near", "lat", "lng", "radius"],
    shows: ["businesses", "categories", "reviews"],
  },
  "/directory/*": { reads: [], shows: ["businesses", "categories", "reviews"] },
  "/directory/in/*": { reads: [], shows: ["businesses", "categories", "reviews"] },
  "/business/*": { reads: [], shows: ["business:*", "categories"] },
  "/reviews": {
    reads: ["business", "sort"],
    alone: ["search", "after", "trail"],
    shows: ["businesses", "reviews", "review_comments"],
  },
  "/api/v1/docs": { reads: [], shows: [] },
  "/api/v1/businesses": {
    reads: ["category", "state", "sort", "limit"],
    alone: ["search", "after"],
    shows: ["businesses", "categories", "reviews"],
  },
  "/api/v1/businesses/*": { reads: [], shows: ["business:*", "categories"] },
  "/api/v1/categories": { reads: [], shows: ["businesses", "categories"] },
};

/** Every page also depends on the switches, which the shell reads. */
export const sharedPages: SharedPages = new Map(
  Object.entries(pages).map(([address, page]) => [
    address,
    { ...page, shows: [...page.shows, "launch_switches"] },
  ]),
);
