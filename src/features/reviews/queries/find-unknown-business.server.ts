import type { Db } from "#platform/db/open-database.server.ts";
import type { UnknownValue } from "#platform/http/lists/list-query.ts";
import { isId } from "../input.ts";

const words = "We do not know that business. It may have left, so please pick another.";

/** A business that is not in the directory: an old link, or one typed by hand. */
export async function findUnknownBusiness(
  db: Db,
  { business }: { business: string },
): Promise<UnknownValue[]> {
  if (!business || (isId(business) && (await isListed(db, business)))) return [];
  return [{ field: "business", value: business, words, isGone: true }];
}

async function isListed(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom("directory").select("id").where("id", "=", id).executeTakeFirst();
  return found !== undefined;
}
