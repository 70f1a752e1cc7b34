import { publicPage, type Route, route } from "#platform/http/routes.ts";
import { artistList } from "./list/input.ts";

const page = (path: string) => `features/artists/${path}.tsx`;

/** The addresses of artists. */
export const artistRoutes: Route[] = [
  publicPage("artist-directory", page("list/pages/artist-directory"), {
    query: artistList.cacheKey,
    shows: ["artist_directory", "underground_filmmakers", "black_theater_arts", "launch_switches"],
    sitemap: true,
  }),
  route("artist-votes", "features/artists/votes/pages/artist-votes.ts"),
];
