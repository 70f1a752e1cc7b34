import { sql } from "kysely";
import type { PersonalData } from "#platform/auth/personal-data.ts";

/** A member's votes for artists. */
export const votesPersonalData: PersonalData = {
  name: "votes",
  exportPersonalData: async (db, personId) => ({
    artists: await db
      .selectFrom("artist_votes")
      .innerJoin("artist_directory", "artist_directory.artist_id", "artist_votes.artist_id")
      .select(["artist_directory.artist_id", "artist_directory.name", "artist_votes.created_at as voted_at"])
      .where("artist_votes.user_id", "=", personId)
      .orderBy("artist_votes.created_at")
      .execute(),
  }),
  // A remaining vote is still counted, but anonymous: its key is a digest of a deleted account.
  erasePersonalData: async (tx, { id }, { removesPosts }) => {
    if (removesPosts) {
      await tx.deleteFrom("artist_votes").where("user_id", "=", id).execute();
      return;
    }
    await sql`
      delete from vote_origins origin using artist_votes vote
      where vote.user_id = ${id} and vote.artist_id = origin.artist_id and vote.voter_key = origin.voter_key`.execute(
      tx,
    );
    await tx.updateTable("artist_votes").set({ visitor_key: null }).where("user_id", "=", id).execute();
  },
};
