import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";

/** A parcel counts as delivered after this time. */
const arrivesWithin = "60 days";

/** The order has nothing left to pay, pack, deliver or return. */
const isDone = sql<boolean>`
  orders.status not in ('pending', 'processing')
  and not exists (
    select from parcels where order_id = orders.id and (
      parcels.status in ('ordered', 'packed')
      or (parcels.status = 'sent' and sent_at > now() - ${sql.lit(arrivesWithin)}::interval)
    )
  )
  and not exists (select from refunds where order_id = orders.id and refunds.status = 'pending')`;

/** The buyer and the shipping address. Amounts, goods and country stay for bookkeeping. */
const forgotten = {
  email: null,
  buyer_name: null,
  ship_to: null,
  payment_method: null,
  locale: null,
  time_zone: null,
  forgets_buyer: false,
};

/** Removes the buyer from completed orders. Returns the number of orders, at most `limit`. */
export async function deleteBuyers(tx: Tx, which: RawBuilder<boolean>, limit: number): Promise<number> {
  const done = tx.selectFrom("orders").select("id").where(which).where(isDone).limit(limit);
  const { numUpdatedRows } = await tx
    .updateTable("orders")
    .set(forgotten)
    .where("id", "in", done)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
