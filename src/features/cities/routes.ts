import { publicPage, type Route } from "#platform/http/routes/routes.ts";

export const cityRoutes: Route[] = [
  publicPage("cities", "features/cities/pages/cities.tsx", {
    shows: ["categories"],
    lists: ["business"],
    sitemap: true,
  }),
  publicPage("cities/:slug", "features/cities/pages/city.tsx", {
    shows: ["travel_guides", "cultural_tours", "booking_platform", "categories"],
    lists: ["place:*"],
    // Ratings, and events without a listing.
    mentions: ["business", "event"],
    sitemap: async (db) => (await import("./list-city-paths.server.ts")).listCityPaths(db),
  }),
];
