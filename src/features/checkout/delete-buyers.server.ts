import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";

/** A parcel that left this long ago has arrived, whether anybody said so or not. */
const arrivesWithin = "60 days";

/** Nothing of the order is still to be paid, packed, delivered or sent back. */
const isDone = sql<boolean>`
  orders.status not in ('pending', 'processing')
  and not exists (
    select from parcels where order_id = orders.id and (
      parcels.status in ('ordered', 'packed')
      or (parcels.status = 'sent' and sent_at > now() - ${sql.lit(arrivesWithin)}::interval)
    )
  )
  and not exists (select from refunds where order_id = orders.id and refunds.status = 'pending')`;

/** Who bought and where it went. Amounts, goods and the country stay: the books must add up. */
const forgotten = {
  email: null,
  buyer_name: null,
  ship_to: null,
  payment_method: null,
  locale: null,
  time_zone: null,
  forgets_buyer: false,
};

/** Removes the buyer from orders that are done. Returns from how many, at most `limit`. */
export async function deleteBuyers(tx: Tx, which: RawBuilder<boolean>, limit: number): Promise<number> {
  const done = tx.selectFrom("orders").select("id").where(which).where(isDone).limit(limit);
  const { numUpdatedRows } = await tx
    .updateTable("orders")
    .set(forgotten)
    .where("id", "in", done)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
