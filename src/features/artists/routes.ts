import { publicPage, type Route, route } from "#platform/http/routes.ts";

const file = (path: string) => `features/artists/${path}`;

/** The addresses of artists. */
export const artistRoutes: Route[] = [
  publicPage("artist/:id", file("profile/pages/artist.tsx"), {
    // The shows come from the calendar, and the rooms they are in.
    shows: [
      ...["artist:*", "underground_filmmakers", "black_theater_arts", "launch_switches"],
      ...["events", "new_events", "venues"],
    ],
    sitemap: {
      name: "artists",
      open: async () => (await import("./profile/artist-sitemap.server.ts")).artistParts,
    },
  }),
  route("artist-views", file("profile/pages/count-view.ts")),
];
