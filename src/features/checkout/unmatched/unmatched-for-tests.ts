import { randomUUID } from "node:crypto";
import type { Db } from "#platform/db/open-database.server.ts";

/** A payment of $42.50 without an order. Returns the payment's id. */
export async function addUnmatchedPayment(db: Db): Promise<string> {
  const id = randomUUID();
  const payment = { payment_id: `pi_${id}`, session_id: `cs_${id}`, order_id: randomUUID() };
  await db
    .insertInto("unmatched_payments")
    .values({ ...payment, amount: 4250, currency_code: "usd" })
    .execute();
  return payment.payment_id;
}
