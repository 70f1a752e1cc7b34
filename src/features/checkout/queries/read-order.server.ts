import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { PostalAddress } from "#platform/payments/payment-provider.ts";
import type { OrderStatus, ParcelStatus } from "../order-states.ts";

export type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>;
export type Parcel = Order["parcels"][number];

/** An order with its lines, parcels and refunds, or null. Checks no permission. */
export async function readOrder(db: Db, id: string) {
  if (!isUuid(id)) return null;
  const order = await db
    .selectFrom("orders")
    .select(["id", "number", "status", "email", "country", "problem"])
    .select(["user_id as userId", "buyer_name as buyerName", "ship_to as shipTo"])
    .select(["payment_method as paymentMethod", "currency_code as currency"])
    .select(["goods_amount as goodsAmount", "shipping_amount as shippingAmount", "tax_amount as taxAmount"])
    .select(["is_tax_included as isTaxIncluded", "total_amount as totalAmount"])
    .select(["refunded_amount as refundedAmount", "session_id as sessionId", "session_url as sessionUrl"])
    .select(["created_at as createdAt", "hold_until as holdUntil", "time_zone as timeZone"])
    .select(["paid_at as paidAt", "closed_at as closedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!order) return null;
  const [lines, parcels, refunds] = await Promise.all([
    listLines(db, id),
    listParcels(db, id),
    listRefunds(db, id),
  ]);
  const status = order.status as OrderStatus;
  return { ...order, status, shipTo: order.shipTo as PostalAddress | null, lines, parcels, refunds };
}

function listLines(db: Db, orderId: string) {
  return db
    .selectFrom("order_lines")
    .select(["variant_id as variantId", "product_id as productId", "business_id as businessId"])
    .select(["seller_name as sellerName", "seller_place as sellerPlace"])
    .select(["product_title as productTitle", "variant_title as variantTitle"])
    .select(["image_url as imageUrl", "sku", "unit_amount as unitAmount", "quantity"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
}

async function listParcels(db: Db, orderId: string) {
  const parcels = await db
    .selectFrom("parcels")
    .select(["id", "status", "carrier", "note"])
    .select(["business_id as businessId", "seller_name as sellerName"])
    .select(["tracking_number as trackingNumber", "tracking_url as trackingUrl"])
    .select(["created_at as createdAt", "packed_at as packedAt", "sent_at as sentAt"])
    .select("refund_amount as refundAmount")
    .select(["delivered_at as deliveredAt", "canceled_at as canceledAt"])
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return parcels.map((parcel) => ({ ...parcel, status: parcel.status as ParcelStatus }));
}

async function listRefunds(db: Db, orderId: string) {
  const refunds = await db
    .selectFrom("refunds")
    .select(["id", "number", "amount", "status", "reason"])
    .select(["requested_by as requestedBy", "created_at as createdAt", "settled_at as settledAt"])
    .where("order_id", "=", orderId)
    .orderBy("number")
    .execute();
  return refunds.map((refund) => ({
    ...refund,
    status: refund.status as "pending" | "succeeded" | "failed",
  }));
}
