import type { KeptData } from "#platform/retention/kept-data.ts";
import { artistsRetention as rows } from "./retention.ts";
import { forgetVoteOrigins } from "./votes/forget-vote-origins.server.ts";

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
  { row: rows.votes, tables: ["artist_votes"], inFile: "part votes" },
  {
    row: rows.voteOrigins,
    tables: ["vote_origins"],
    inFile: "none: only votes without an account have one",
    forget: forgetVoteOrigins,
  },
];
