import { sql } from "kysely";
import { createProduct } from "#features/store/commands/create-product.server.ts";
import { moveStock } from "#features/store/commands/move-stock.server.ts";
import { saveVariant } from "#features/store/commands/save-variant.server.ts";
import { updateProduct } from "#features/store/commands/update-product.server.ts";
import { withdrawProduct } from "#features/store/commands/withdraw-product.server.ts";
import { newProduct, productText, variantText } from "#features/store/product-text-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { pickBusiness } from "./business-operations.ts";
import { done, type Operations, operation } from "./operation.ts";
import { pickRow } from "./pick-row.ts";
import type { Writer } from "./world.ts";

const collections = ["Home", "Table", "Studio", "Garden"];

const pickProduct = (writer: Writer) =>
  pickRow(
    writer,
    sql<{ id: string; withdrawn: boolean }>`
    select id, deleted_at is not null as withdrawn from products order by id desc`,
  );
const pickVariant = (writer: Writer) =>
  pickRow(
    writer,
    sql<{ id: string; product_id: string; title: string }>`
    select id, product_id, title from product_variants order by id desc`,
  );

/** The URL of a seller's page, as an admin types it. */
async function sellerOf(writer: Writer) {
  const business = writer.random.chance(0.8) ? await pickBusiness(writer) : undefined;
  return business ? `/business/${business.id}` : "";
}

/** Adds a product with two variants. */
export async function addProduct(writer: Writer) {
  const { services, admin, random } = writer;
  const product = newProduct({
    ...{ title: `Throw ${random.between(1, 1e6)}`, seller: await sellerOf(writer) },
    ...{
      collections: random.some(collections, random.between(0, 3)).join(", "),
      options: "Size: Small, Large",
    },
    ...{ price: String(random.between(10, 250)), stock: random.between(0, 6) },
    status: random.chance(0.8) ? "published" : "draft",
  });
  return createProduct(services, admin, product);
}

/** Products, their prices and their stock. */
export const storeOperations: Operations = {
  "add a product": operation(2, addProduct),
  "edit a product": operation(9, async (writer) => {
    const product = await pickProduct(writer);
    if (!product) return undefined;
    const { services, admin, random, db } = writer;
    const { version, fields } = await productText(db, product.id);
    const edited = {
      ...{ title: `Quilt ${random.between(1, 1e6)}`, collections: random.some(collections, 2) },
      ...{ seller: (await sellerOf(writer)) || null, purchasable: random.chance(0.9) },
      status: random.chance(0.8) ? ("published" as const) : ("draft" as const),
    };
    return updateProduct(services, admin, { id: product.id, version, fields: { ...fields, ...edited } });
  }),
  "change a price": operation(7, async (writer) => {
    const variant = await pickVariant(writer);
    if (!variant) return undefined;
    const price = writer.random.between(500, 25_000);
    const sale = writer.random.chance(0.3) ? Math.floor(price / 2) : null;
    return saveVariant(writer.services, writer.admin, {
      ...{ productId: variant.product_id, variantId: variant.id },
      fields: variantText({ title: variant.title, price, sale_price: sale }),
    });
  }),
  "count stock": operation(6, async (writer) => {
    const variant = await pickVariant(writer);
    const quantity = writer.random.pick([-3, -1, 1, 2, 4]);
    const kind = quantity > 0 ? ("receive" as const) : ("correct" as const);
    return (
      variant &&
      moveStock(writer.services, writer.admin, { variantId: variant.id, kind, quantity, note: null })
    );
  }),
  "withdraw a product or bring it back": operation(2, async (writer) => {
    const product = await pickProduct(writer);
    const { id = "", withdrawn = false } = product ?? {};
    return product && withdrawProduct(writer.services, writer.admin, { id, isWithdrawn: !withdrawn });
  }),
  // Like an import: many products in one statement, then a price and a collection in one transaction.
  "change many products": operation(2, async (writer) => {
    const business = await pickBusiness(writer);
    const status = writer.random.pick(["draft", "published"]);
    await transact(writer.db, async (tx) => {
      await sql`update products set status = ${status}
        where id in (select id from products where business_id = ${business?.id ?? null} order by id for update)`.execute(
        tx,
      );
    });
    return done;
  }),
  "change a price and a collection": operation(3, async (writer) => {
    const variant = await pickVariant(writer);
    if (!variant) return undefined;
    await transact(writer.db, async (tx) => {
      await sql`select from products where id = ${variant.product_id} for update`.execute(tx);
      await sql`update variant_prices set amount = ${writer.random.between(500, 25_000)}, sale_amount = null
        where variant_id = ${variant.id}`.execute(tx);
      await sql`delete from product_collections where product_id = ${variant.product_id}`.execute(tx);
      await sql`insert into product_collections (product_id, collection_id)
        select ${variant.product_id}, id from collections order by id limit 1`.execute(tx);
    });
    return done;
  }),
};
