import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import type { PaymentSession } from "#platform/payments/payment-provider.ts";
import { addRefund } from "./add-refund.server.ts";
import { queueOrderEmail } from "./emails/queue-order-email.server.ts";
import { bookCharge } from "./ledger.server.ts";
import { describeBuyer } from "./move-order.server.ts";
import { endHold, sellLate } from "./move-stock.server.ts";
import type { LockedOrder } from "./queries/lock-order.server.ts";
import { matchPayment } from "./unmatched/match-payment.server.ts";

/** Books a payment that matches its locked order, and sells what was held, or what is left; otherwise refunds it. */
export async function settlePayment(
  tx: Tx,
  jobs: Pick<Jobs, "queue">,
  order: LockedOrder,
  session: PaymentSession,
): Promise<"paid" | "refunding"> {
  const { id } = order;
  const paymentId = session.paymentId ?? "";
  const isHeld = order.status === "pending" || order.status === "processing";
  if (isHeld) await endHold(tx, id, "sell");
  const isSold = isHeld || (await sellLate(tx, id));
  await tx
    .updateTable("orders")
    .set({ paid_at: sql`now()`, payment_id: paymentId, network_key: null, ...describeBuyer(session) })
    .$if(isSold, (query) => query.set({ status: "paid", closed_at: null }))
    .where("id", "=", id)
    .execute();
  const lines = await tx
    .selectFrom("order_lines")
    .select(["business_id as businessId", "unit_amount as unitAmount", "quantity"])
    .where("order_id", "=", id)
    .orderBy("position")
    .execute();
  await bookCharge(tx, order, { lines, paymentId });
  await matchPayment(tx, id, paymentId);
  if (!isSold) {
    const reason = "The payment arrived after the order had closed, and something was sold out by then.";
    await addRefund(tx, jobs, { orderId: id, amount: order.totalAmount, reason, requestedBy: null });
    return "refunding";
  }
  await addParcels(tx, id);
  await queueOrderEmail(tx, jobs, { kind: "paid", orderId: id });
  return "paid";
}

/** One parcel per seller, who sends it. */
async function addParcels(tx: Tx, orderId: string) {
  await sql`
    insert into parcels (order_id, business_id, seller_name)
    select order_id, business_id, min(seller_name) from order_lines where order_id = ${orderId}
    group by order_id, business_id order by min(position)`.execute(tx);
}
