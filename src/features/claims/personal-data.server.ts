import type { PersonalData } from "#platform/auth/personal-data.ts";

/** The claims of a person, with their proofs. */
export const claimsPersonalData: PersonalData = {
  name: "claims",
  exportPersonalData: (db, personId) =>
    db
      .selectFrom("business_claims")
      .leftJoin("businesses", "businesses.id", "business_claims.business_id")
      .leftJoin("artist_directory as artist", "artist.artist_id", "business_claims.artist_id")
      .select(["business_claims.id", "business_claims.business_id", "businesses.name as business"])
      .select(["business_claims.artist_id", "artist.name as artist"])
      .select(["business_claims.owner_name", "business_claims.owner_email", "business_claims.proof_url"])
      .select(["business_claims.status", "business_claims.submitted_at", "business_claims.reviewed_at"])
      .where("business_claims.user_id", "=", personId)
      .orderBy("business_claims.submitted_at")
      .execute(),
  // A claim without its claimant proves nothing, so it is always deleted; the database releases its proof.
  erasePersonalData: async (tx, { id }) => {
    await tx.deleteFrom("business_claims").where("user_id", "=", id).execute();
  },
};
