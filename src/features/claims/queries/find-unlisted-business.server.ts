import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { UnknownValue } from "#platform/http/lists/list-query.ts";

const words = "We do not know that business. It may have left, so please choose it below.";

/** A business that is not in the directory, from an old link or a typed URL. */
export async function findUnlistedBusiness(
  db: Db,
  { business }: { business: string },
): Promise<UnknownValue[]> {
  if (!business) return [];
  const isListed =
    isUuid(business) &&
    (await db.selectFrom("businesses").select("id").where("id", "=", business).executeTakeFirst());
  return isListed ? [] : [{ field: "business", value: business, words, isGone: true }];
}
