import { index, publicPage, type Route, route } from "#platform/http/routes/routes.ts";
import { artistList } from "./list/input.ts";

const page = (path: string) => `features/artists/${path}.tsx`;

export const artistRoutes: Route[] = [
  publicPage(
    "artist-directory",
    page("list/pages/artist-directory"),
    {
      query: artistList.cacheKey,
      shows: ["underground_filmmakers", "black_theater_arts", "launch_switches"],
      lists: ["artist"],
      sitemap: true,
    },
    [route("submit", page("submit/pages/submit-artist"), { takesFiles: true })],
  ),
  publicPage("artist/:id", page("profile/pages/artist"), {
    shows: ["artist:*", "underground_filmmakers", "black_theater_arts", "launch_switches", "venues"],
    // Their dates come from the calendar.
    mentions: ["event"],
    sitemap: {
      name: "artists",
      open: async () => (await import("./profile/artist-sitemap.server.ts")).artistParts,
    },
  }),
  route("artist-views", "features/artists/profile/pages/count-view.ts"),
  route("artist-votes", "features/artists/votes/pages/artist-votes.ts"),
  // A member writes to an artist, behind its launch switch.
  route("artist/:id/connect", page("connect/pages/connect")),
  route("messages/:key", page("connect/pages/conversation")),
  // The workspace of an artist who owns the profile.
  route("dashboard/artist/:id", page("own/pages/workspace"), [
    index(page("own/pages/profile")),
    route("edit", page("own/pages/edit-profile")),
    route("portfolio", page("own/pages/portfolio"), { takesFiles: true }),
    route("changes", page("own/pages/changes")),
    route("figures", page("own/pages/stats")),
  ]),
];
