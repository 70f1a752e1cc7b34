import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import type { RetainedData } from "#platform/retention/retained-data.ts";
import { artistsRetention as rows } from "./retention.ts";
import { deleteVoteOrigins } from "./votes/delete-vote-origins.server.ts";

/** The tables of artists' retention rows. */
export const artistsRetainedData: readonly RetainedData[] = [
  {
    row: rows.artists,
    tables: [
      "artist_directory",
      "music_artists",
      "black_musicians",
      "film_media",
      "underground_filmmakers",
      "black_theater_arts",
    ],
    inFile: "part artists.profiles",
  },
  {
    row: rows.rejected,
    tables: ["artist_directory"],
    inFile: "part artists.profiles",
    forget: deleteRejected,
  },
  {
    row: rows.changes,
    tables: ["artist_changes"],
    inFile: "part artists.changes",
    forget: deleteChanges,
  },
  { row: rows.votes, tables: ["artist_votes"], inFile: "part votes" },
  {
    row: rows.voteOrigins,
    tables: ["vote_origins"],
    inFile: "none: only votes without an account have one",
    forget: deleteVoteOrigins,
  },
  { row: rows.views, tables: ["artist_views"], inFile: "none: the fingerprints lead to no account" },
];

/** Their pictures are deleted earlier, a fixed time after the decision. */
function deleteRejected(db: Db) {
  return deleteInBatches(1_000, async (size) => {
    const { numAffectedRows = 0n } = await sql`
      delete from artist_directory where artist_id = any(array(
        select artist_id from artist_directory
        where status = 'rejected' and updated_at < ${daysAgo(rows.rejected.days)} limit ${size}
      )) and status = 'rejected'`.execute(db);
    return { numDeletedRows: numAffectedRows };
  });
}

/** Calls a database function, because the app cannot delete history. It deletes nothing younger than it allows. */
function deleteChanges(db: Db) {
  return deleteInBatches(5_000, async (size) => {
    const { rows: answers } = await sql<{
      count: number;
    }>`select forget_artist_changes(${rows.changes.days}, ${size}) as count`.execute(db);
    return { numDeletedRows: BigInt(answers[0]?.count ?? 0) };
  });
}
