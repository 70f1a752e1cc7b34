import type { Db } from "#platform/db/open-database.server.ts";
import { type Claimable, describeOwner } from "../rules.ts";
import { publicArtists } from "../subjects.server.ts";
import { hasPendingClaim } from "./has-pending-claim.server.ts";

/** The claim page's view of an artist, or undefined if the artist is not public. */
export async function findClaimableArtist(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<Claimable | undefined> {
  const row = await db
    .selectFrom("artist_directory as artist")
    .select(["artist.artist_id", "artist.name", "artist.category", "artist.location", "artist.owner_id"])
    .select(hasPendingClaim(personId, "artist_id", "artist.artist_id").as("is_claimed"))
    .where("artist.artist_id", "=", id)
    .where("artist.status", "in", publicArtists)
    .executeTakeFirst();
  if (!row) return;
  const { artist_id, name, category, location } = row;
  return {
    ...{ kind: "artist", id: artist_id, name, category, location },
    owner: describeOwner(row.owner_id, personId),
    isClaimedByYou: row.is_claimed,
  };
}
