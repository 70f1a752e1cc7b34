import { publicPage, type Route } from "#platform/http/routes.ts";

/** The pages of cities: what this site has there. */
export const cityRoutes: Route[] = [
  publicPage("cities", "features/cities/pages/cities.tsx", {
    shows: ["businesses", "categories", "reviews"],
    sitemap: true,
  }),
  publicPage("cities/:slug", "features/cities/pages/city.tsx", {
    shows: [
      "travel_guides",
      "cultural_tours",
      "booking_platform",
      "businesses",
      "categories",
      "reviews",
      "events",
      "new_events",
    ],
    sitemap: async (db) => (await import("./list-city-paths.server.ts")).listCityPaths(db),
  }),
];
