import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { type Claimable, describeOwner } from "../rules.ts";
import { hasPendingClaim } from "./has-pending-claim.server.ts";

/** The claim page's view of a business, or undefined if it is not listed. */
export async function findClaimableBusiness(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<Claimable | undefined> {
  const row = await db
    .selectFrom("businesses")
    .leftJoin("categories", "categories.id", "businesses.category_id")
    .select(["businesses.id", "businesses.name", "categories.name as category", "businesses.location"])
    .select("businesses.owner_id")
    .select(hasPendingClaim(personId, "business_id", "businesses.id").as("is_claimed"))
    .where("businesses.id", "=", id)
    .executeTakeFirst();
  if (!row) return;
  const { name, category, location, owner_id: ownerId } = row;
  return {
    ...{ kind: "business", id: row.id, name, category },
    location: location && shortenLocation(location),
    owner: describeOwner(ownerId, personId),
    isClaimedByYou: row.is_claimed,
  };
}
