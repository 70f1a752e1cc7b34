import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Claimable, describeOwner } from "../rules.ts";
import { publicArtists } from "../subjects.server.ts";

/** An artist as somebody who wants to claim the profile sees it; undefined if it is not public. */
export async function findClaimableArtist(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<Claimable | undefined> {
  const row = await db
    .selectFrom("artist_directory as artist")
    .select(["artist.artist_id", "artist.name", "artist.category", "artist.location", "artist.owner_id"])
    .select((artist) =>
      artist
        .exists(
          artist
            .selectFrom("business_claims")
            .select(sql`1`.as("one"))
            .whereRef("business_claims.artist_id", "=", "artist.artist_id")
            .where("business_claims.user_id", "=", personId)
            .where("business_claims.status", "=", "Pending"),
        )
        .as("is_claimed"),
    )
    .where("artist.artist_id", "=", id)
    .where("artist.status", "in", publicArtists)
    .executeTakeFirst();
  if (!row) return;
  const { artist_id, name, category, location } = row;
  return {
    ...{ kind: "artist", id: artist_id, name, category, location },
    owner: describeOwner(row.owner_id, personId),
    isClaimedByYou: Boolean(row.is_claimed),
  };
}
