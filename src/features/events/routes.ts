import { layout, publicPage, type Route, route, type Sections } from "#platform/http/routes/routes.ts";
import { eventsList, eventsOfKey } from "./list/input.ts";

const file = (path: string) => `features/events/${path}`;

const paths = () => import("./list/list-event-paths.server.ts");

export const eventsRoutes: Route[] = [
  // The calendar: the list and month view, and the events of a city or an organizer.
  publicPage("events", file("list/pages/events.tsx"), {
    query: eventsList.cacheKey,
    shows: [],
    lists: ["event"],
    sitemap: true,
  }),
  route("events/near", file("list/pages/events-near.ts")),
  publicPage("events/in/:place", file("list/pages/place-events.tsx"), {
    query: eventsOfKey,
    shows: [],
    lists: ["place:*"],
    mentions: ["event"],
    sitemap: async (db) => (await paths()).listPlacePaths(db),
  }),
  publicPage("events/by/:organizer", file("list/pages/organizer-events.tsx"), {
    query: eventsOfKey,
    shows: [],
    lists: ["event"],
    sitemap: async (db) => (await paths()).listOrganizerPaths(db),
  }),
  publicPage("event/:id", file("event/pages/event.tsx"), {
    // Another date is an option within the page; only the page itself is cached.
    query: { query: [], uncached: ["date"] },
    shows: ["event:*"],
    // Related events, and the illustration of its city.
    mentions: ["event", "business", "categories"],
    sitemap: {
      name: "events",
      open: async () => (await import("./event/event-sitemap.server.ts")).eventParts,
    },
  }),
  route("event/:id/save", file("saved/pages/save-event.ts")),
  route("events/submit", file("submit/submit-event.tsx"), { takesFiles: true }),
];

export const eventsSections: Sections = {
  account: [
    route("account/events", file("own/own-events.tsx")),
    route("account/events/:id", file("own/own-event.tsx"), { takesFiles: true }),
  ],
  // Saved events come before claims.
  dashboard: [layout(file("saved/pages/saved-events.tsx"), [], { slot: "dashboard claims" })],
};
