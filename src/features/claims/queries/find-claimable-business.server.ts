import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { type Claimable, describeOwner } from "../rules.ts";

/** A business as somebody who wants to claim it sees it; undefined if it is not listed. */
export async function findClaimableBusiness(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<Claimable | undefined> {
  const row = await db
    .selectFrom("businesses")
    .leftJoin("categories", "categories.id", "businesses.category_id")
    .select(["businesses.id", "businesses.name", "categories.name as category", "businesses.location"])
    .select("businesses.owner_id")
    .select((business) =>
      business
        .exists(
          business
            .selectFrom("business_claims")
            .select(sql`1`.as("one"))
            .whereRef("business_claims.business_id", "=", "businesses.id")
            .where("business_claims.user_id", "=", personId)
            .where("business_claims.status", "=", "Pending"),
        )
        .as("is_claimed"),
    )
    .where("businesses.id", "=", id)
    .executeTakeFirst();
  if (!row) return;
  const { name, category, location, owner_id: ownerId } = row;
  return {
    ...{ kind: "business", id: row.id, name, category },
    location: location && shortenLocation(location),
    owner: describeOwner(ownerId, personId),
    isClaimedByYou: Boolean(row.is_claimed),
  };
}
