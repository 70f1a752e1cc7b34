import type { Db } from "#platform/db/open-database.server.ts";

/** The order of an earlier request with this key. */
export function findEarlierOrder(db: Db, key: string) {
  return db
    .selectFrom("orders")
    .select(["id", "request_digest as digest"])
    .where("request_key", "=", key)
    .executeTakeFirst();
}
