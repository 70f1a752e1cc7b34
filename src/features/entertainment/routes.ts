import { publicPage, type Route } from "#platform/http/routes/routes.ts";
import { comedyList } from "./comedy/input.ts";
import { venueList } from "./input.ts";
import { filmList, theaterList } from "./makers/input.ts";
import { defineSubjectList } from "./more/input.ts";
import { musicList } from "./music/input.ts";

const page = (path: string) => `features/entertainment/${path}.tsx`;

export const entertainmentRoutes: Route[] = [
  publicPage("entertainment", page("hub/pages/entertainment"), { shows: [], sitemap: true }),
  // The pages of the other tiles, behind a launch switch.
  publicPage("entertainment/:subject", page("more/pages/subject"), {
    query: defineSubjectList(":subject").cacheKey,
    shows: ["film_media", "black_theater_arts", "launch_switches"],
    lists: ["business", "artist"],
    sitemap: async (db) => (await import("./more/require-subject.server.ts")).listSubjectPaths(db),
  }),
  publicPage("music-and-artists", page("music/pages/music-and-artists"), {
    query: musicList.cacheKey,
    shows: ["music_artists", "black_musicians", "venues"],
    // Events in the venues, and artist profiles.
    lists: ["event", "artist"],
    sitemap: true,
  }),
  publicPage("venues", page("pages/venues"), {
    query: venueList.cacheKey,
    shows: ["venues"],
    lists: ["event"],
    sitemap: true,
  }),
  publicPage("film-and-media", page("makers/pages/film-and-media"), {
    query: filmList.cacheKey,
    shows: ["film_media", "underground_filmmakers", "launch_switches"],
    lists: ["artist"],
    sitemap: true,
  }),
  publicPage("theater-and-arts", page("makers/pages/theater-and-arts"), {
    query: theaterList.cacheKey,
    shows: ["black_theater_arts", "launch_switches"],
    lists: ["artist"],
    sitemap: true,
  }),
  publicPage("comedy-and-shows", page("comedy/pages/comedy-and-shows"), {
    query: comedyList.cacheKey,
    shows: ["categories"],
    lists: ["business"],
    sitemap: true,
  }),
];
