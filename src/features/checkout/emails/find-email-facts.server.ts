import type { Tx } from "#platform/db/open-database.server.ts";

export type EmailFacts = NonNullable<Awaited<ReturnType<typeof findEmailFacts>>>;

/** The data of an order for emails, read when they are rendered. */
export async function findEmailFacts(tx: Tx, orderId: string) {
  const order = await tx
    .selectFrom("orders")
    .leftJoin("users", "users.id", "orders.user_id")
    .select(["orders.id", "orders.number", "orders.email", "users.email as accountEmail", "orders.ship_to"])
    .select(["orders.goods_amount", "orders.shipping_amount", "orders.tax_amount", "orders.is_tax_included"])
    .select(["orders.total_amount", "orders.currency_code", "orders.paid_at", "orders.created_at"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  if (!order) return null;
  const currency = await tx
    .selectFrom("currencies")
    .select(["code", "symbol", "template"])
    .where("code", "=", order.currency_code)
    .executeTakeFirst();
  const lines = await tx
    .selectFrom("order_lines")
    .select(["business_id", "product_title", "variant_title", "unit_amount", "quantity"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const parcels = await tx
    .selectFrom("parcels")
    .leftJoin("businesses", "businesses.id", "parcels.business_id")
    .leftJoin("users", "users.id", "businesses.owner_id")
    .select(["parcels.id", "parcels.business_id", "parcels.seller_name", "parcels.carrier"])
    .select(["parcels.tracking_number", "parcels.note", "users.email as ownerEmail"])
    .where("parcels.order_id", "=", orderId)
    .orderBy("parcels.created_at")
    .orderBy("parcels.id")
    .execute();
  const refunds = await tx
    .selectFrom("refunds")
    .select(["id", "amount"])
    .where("order_id", "=", orderId)
    .execute();
  return { order, lines, parcels, refunds, currency: currency ?? null };
}
