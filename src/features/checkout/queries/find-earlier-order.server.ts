import type { Db } from "#platform/db/open-database.server.ts";

/** The order that an earlier request with this key began. */
export function findEarlierOrder(db: Db, key: string) {
  return db
    .selectFrom("orders")
    .select(["id", "request_digest as digest"])
    .where("request_key", "=", key)
    .executeTakeFirst();
}
