import { publicPage, type Route, route } from "#platform/http/routes/routes.ts";

const page = (name: string) => `features/trips/pages/${name}`;

export const tripsRoutes: Route[] = [
  route("trips", page("trips.tsx")),
  route("trips/:id", page("trip.tsx")),
  route("trips/:id/live", page("live-trip.ts")),
  route("trips/shared/:key", page("shared-trip.tsx")),
  route("trips/shared/:key/live", page("shared-live-trip.ts")),
  // The trip of a visitor, which only the browser has, and the ways from any page into a trip.
  publicPage("trip", "features/trips/visitor/visitor-trip.tsx", { shows: [], sitemap: true }),
  route("trips/add", "features/trips/adding/add-to-trip.ts"),
  route("trips/keep", "features/trips/visitor/keep-trip.ts"),
  route("trips/subjects", "features/trips/visitor/trip-subjects.ts"),
  // To take along.
  route("trips/:id/files/:file", "features/trips/files/own-trip-file.ts"),
  route("trips/shared/:key/files/:file", "features/trips/files/shared-trip-file.ts"),
];
