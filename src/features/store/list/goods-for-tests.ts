import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

type Good = {
  title: string;
  cents?: number;
  saleCents?: number | null;
  businessId?: string | null;
  collectionId?: string;
  /** Tracked stock; null for products made to order. */
  stock?: number | null;
  status?: "draft" | "published";
};

/** A product with one variant, as the store lists it, and both ids. */
export async function addGood(owner: Db, good: Good): Promise<{ productId: string; variantId: string }> {
  const { title, cents = 2_000, saleCents = null, businessId = null, stock = 5, status = "published" } = good;
  const { id: productId } = await owner
    .insertInto("products")
    .values({ title, status, business_id: businessId })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: variantId } = await owner
    .insertInto("product_variants")
    .values({ product_id: productId, title: "One size", manage_inventory: stock !== null })
    .returning("id")
    .executeTakeFirstOrThrow();
  const price = { variant_id: variantId, currency_code: "usd", amount: cents, sale_amount: saleCents };
  await owner.insertInto("variant_prices").values(price).execute();
  if (good.collectionId)
    await owner
      .insertInto("product_collections")
      .values({ product_id: productId, collection_id: good.collectionId })
      .execute();
  if (stock) await moveStock(owner, variantId, "receive", stock);
  await applyChanges(owner);
  return { productId, variantId };
}

/** Inserts a stock movement. */
export async function moveStock(owner: Db, variantId: string, kind: "receive" | "correct", quantity: number) {
  await owner.insertInto("stock_movements").values({ variant_id: variantId, kind, quantity }).execute();
}

/** Does what the worker does every second. */
export async function applyChanges(db: Db) {
  await sql`select apply_store_listing_changes(1000)`.execute(db);
}
