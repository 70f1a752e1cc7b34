import { layout, publicPage, type Route, route } from "#platform/http/routes.ts";
import { eventsList, eventsOfKey } from "./list/input.ts";

const file = (path: string) => `features/events/${path}`;

const paths = () => import("./list/list-event-paths.server.ts");

/** The calendar: the list and month view, and the events of a city or an organizer. */
export const calendarRoutes: Route[] = [
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
];

/** The page of an event, and the button that saves it. */
export const eventRoutes: Route[] = [
  publicPage("event/:id", file("event/pages/event.tsx"), {
    // Another date is a choice within the page; only the page itself is worth keeping.
    query: { query: [], uncached: ["date"] },
    shows: ["event:*"],
    // Related events, and the drawing of its city.
    mentions: ["event", "business", "categories"],
    sitemap: {
      name: "events",
      open: async () => (await import("./event/event-sitemap.server.ts")).eventParts,
    },
  }),
  route("event/:id/save", file("saved/pages/save-event.ts")),
];

/** The saved events on the dashboard, above what other features show there. */
export function savedEvents(parts: Route[]): Route[] {
  return [layout(file("saved/pages/saved-events.tsx"), parts)];
}

/** The form to submit an event. */
export const eventSubmissionRoutes: Route[] = [
  route("events/submit", file("submit/submit-event.tsx"), { takesFiles: true }),
];

/** The events section of the account pages. */
export const ownEventsRoutes: Route[] = [
  route("account/events", file("own/own-events.tsx")),
  route("account/events/:id", file("own/own-event.tsx"), { takesFiles: true }),
];
