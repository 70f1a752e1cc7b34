import type { Db } from "#platform/db/open-database.server.ts";

const maxPictures = 50;

/** The pictures of a product, in their order. */
export function listPictures(db: Db, productId: string) {
  return db
    .selectFrom("product_media")
    .select(["id", "url"])
    .where("product_id", "=", productId)
    .where("type", "=", "image")
    .orderBy("position")
    .orderBy("id")
    .limit(maxPictures)
    .execute();
}
