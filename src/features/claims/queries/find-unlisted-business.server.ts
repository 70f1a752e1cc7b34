import type { Db } from "#platform/db/open-database.server.ts";
import type { UnknownValue } from "#platform/http/list-query.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const words = "We do not know that business. It may have left, so please choose it below.";

/** A business that is not in the directory: an old link, or one typed by hand. */
export async function findUnlistedBusiness(
  db: Db,
  { business }: { business: string },
): Promise<UnknownValue[]> {
  if (!business) return [];
  const isListed =
    uuid.test(business) &&
    (await db.selectFrom("businesses").select("id").where("id", "=", business).executeTakeFirst());
  return isListed ? [] : [{ field: "business", value: business, words, isGone: true }];
}
