import type { KeptData } from "#platform/retention/kept-data.ts";
import { artistsRetention as rows } from "./retention.ts";

/** Where artists keep what their retention rows name. */
export const artistsKeptData: readonly KeptData[] = [
  {
    row: rows.artists,
    tables: [
      ...["artist_directory", "music_artists", "black_musicians"],
      ...["film_media", "underground_filmmakers", "black_theater_arts"],
    ],
    inFile: "none: a profile belongs to no account",
  },
  { row: rows.views, tables: ["artist_views"], inFile: "none: the fingerprints lead to no account" },
];
