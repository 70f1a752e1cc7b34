import { jsonArrayFrom } from "kysely/helpers/postgres";
import { defineKeyset, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { ParcelStatus } from "../order-states.ts";

type Input = { businessId: string; isOpen: boolean; after?: string | undefined; limit: number };
export type SellerParcel = Awaited<ReturnType<typeof listSellerParcels>>["items"][number];

export const sellerParcelsOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("parcels.created_at"), uuid("parcels.id")] },
});

/**
 * The parcels of a business, newest first, with its own lines only, without the payment, other sellers or the buyer's
 * email. Only paid orders have parcels.
 */
export async function listSellerParcels(db: Db, { businessId, isOpen, ...page }: Input) {
  const sorted = { sort: "newest" as const, ...page };
  const rows = await db
    .selectFrom("parcels")
    .innerJoin("orders", "orders.id", "parcels.order_id")
    .select(["parcels.id", "parcels.status", "parcels.carrier", "parcels.tracking_number as trackingNumber"])
    .select([
      "parcels.packed_at as packedAt",
      "parcels.sent_at as sentAt",
      "parcels.delivered_at as deliveredAt",
    ])
    .select(["parcels.canceled_at as canceledAt", "orders.number", "orders.status as orderStatus"])
    .select(["orders.paid_at as paidAt", "orders.ship_to as shipTo", "orders.currency_code as currency"])
    .select((parcel) =>
      jsonArrayFrom(
        parcel
          .selectFrom("order_lines")
          .select(["variant_id as variantId", "product_id as productId", "product_title as productTitle"])
          .select(["variant_title as variantTitle", "image_url as imageUrl", "unit_amount as unitAmount"])
          .select(["quantity", "sku"])
          .whereRef("order_lines.order_id", "=", "parcels.order_id")
          .where("order_lines.business_id", "=", businessId)
          .orderBy("position"),
      ).as("lines"),
    )
    .where("parcels.business_id", "=", businessId)
    .$if(isOpen, (query) => query.where("parcels.status", "in", ["ordered", "packed"]))
    .$call(sellerParcelsOrder.select(sorted))
    .execute();
  const { items, nextCursor } = sellerParcelsOrder.page(rows, sorted);
  return { items: items.map((row) => ({ ...row, status: row.status as ParcelStatus })), nextCursor };
}
