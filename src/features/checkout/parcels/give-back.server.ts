import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { refundableAmount } from "../rules.ts";
import type { LockedParcel } from "./lock-parcel.server.ts";
import { parcelRefund } from "./rules.ts";

/** The buyer's refund if this parcel is not sent; 0 if nothing was paid or everything was already refunded. */
export async function findParcelRefund(tx: Tx, parcel: LockedParcel): Promise<number> {
  const { order, businessId } = parcel;
  if (!order.paymentId) return 0;
  const parcels = await tx
    .selectFrom("parcels")
    .select(["id", "status"])
    .where("order_id", "=", order.id)
    .execute();
  const refunds = await tx
    .selectFrom("refunds")
    .select(["amount", "status"])
    .where("order_id", "=", order.id)
    .execute();
  const { goods } = await tx
    .selectFrom("order_lines")
    .select(sql<number>`coalesce(sum(unit_amount * quantity), 0)::integer`.as("goods"))
    .where("order_id", "=", order.id)
    .where("business_id", "is not distinct from", businessId)
    .executeTakeFirstOrThrow();
  return parcelRefund({
    order,
    goods,
    parcels: parcels.length,
    others: parcels.filter(({ id, status }) => id !== parcel.id && status !== "canceled").length,
    left: refundableAmount({ totalAmount: order.totalAmount, refunds }),
  });
}

/** Returns the parcel's goods to stock, unless that already happened. Rows are locked in id order, as everywhere. */
export async function restockParcel(
  tx: Tx,
  { order, businessId }: LockedParcel,
  movedBy: string | null,
): Promise<void> {
  await sql`
    insert into stock_movements (variant_id, kind, quantity, order_id, moved_by, note)
    select variant_id, 'restock', sum(case kind when 'restock' then -quantity else quantity end), ${order.id},
      ${movedBy}, 'Parcel canceled'
    from stock_movements
    where order_id = ${order.id} and kind in ('sell', 'sell_late', 'restock') and variant_id in (
      select variant_id from order_lines where order_id = ${order.id} and business_id is not distinct from ${businessId}
    )
    group by variant_id having sum(case kind when 'restock' then -quantity else quantity end) > 0
    order by variant_id`.execute(tx);
}
