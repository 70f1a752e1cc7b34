import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The name of a business that has goods in the store. */
export async function findSeller(db: Db, id: string): Promise<{ key: string; label: string } | null> {
  if (!isUuid(id)) return null;
  const found = await db
    .selectFrom("store_listings")
    .select("seller_name")
    .where("business_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return found ? { key: id, label: found.seller_name ?? "" } : null;
}
