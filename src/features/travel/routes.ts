import { publicPage, type Route, route } from "#platform/http/routes/routes.ts";
import { bookingList } from "./booking/input.ts";
import { guideList } from "./guides/input.ts";
import { travelList } from "./hub/input.ts";
import { tourList } from "./input.ts";
import { welcomingList } from "./reviews/lists.ts";

const page = (path: string) => `features/travel/${path}.tsx`;
const guidePage = (name: string) => `features/travel/guides/pages/${name}`;

/** Pages that show this table, with a score for each row. */
const scored = (table: string) => ({ shows: [table, "launch_switches"], lists: ["travel_reviews"] });

export const travelRoutes: Route[] = [
  // Reviews of tours, guides and booking options, behind their launch switch.
  publicPage("travel-reviews", "features/travel/reviews/pages/travel-reviews.tsx", {
    query: welcomingList.cacheKey,
    shows: ["cultural_tours", "travel_guides", "booking_platform", "launch_switches"],
    lists: ["travel_reviews", "profiles"],
    sitemap: async (db) => (await import("./reviews/require-open.server.ts")).listTravelReviewPaths(db),
  }),
  route("travel-reviews/:kind/:id", "features/travel/reviews/pages/subject-reviews.tsx"),
  publicPage(
    "travel",
    page("hub/pages/travel"),
    {
      query: travelList.cacheKey,
      shows: ["categories", "cultural_tours", "travel_guides", "booking_platform", "launch_switches"],
      lists: ["business"],
      sitemap: true,
    },
    [route("request", page("requests/pages/request"))],
  ),
  publicPage("cultural-tours", page("pages/cultural-tours"), {
    query: tourList.cacheKey,
    ...scored("cultural_tours"),
    sitemap: true,
  }),
  publicPage("booking-platform", page("booking/pages/booking-platform"), {
    query: bookingList.cacheKey,
    ...scored("booking_platform"),
    sitemap: true,
  }),
  publicPage("travel-guides", guidePage("travel-guides.tsx"), {
    query: guideList.cacheKey,
    ...scored("travel_guides"),
    sitemap: true,
  }),
  publicPage("travel-guides/:id", guidePage("travel-guide.tsx"), {
    // Another day is a choice within the page, so only the page itself is cached.
    query: { query: [], uncached: ["day"] },
    shows: ["guide:*", "launch_switches"],
    // Stops show their listings.
    mentions: ["business", "travel_guides"],
    sitemap: async (db) => (await import("./guides/queries/list-guide-paths.server.ts")).listGuidePaths(db),
  }),
  route("travel-guides/:id/calendar", guidePage("guide-calendar.ts")),
];
