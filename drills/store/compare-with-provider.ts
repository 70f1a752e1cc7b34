import type { Client } from "pg";
import type { FakeStripe } from "#testing/stripe/start-fake-stripe.ts";

type Booked = {
  id: string;
  status: string;
  payment_id: string | null;
  session_id: string | null;
  at_provider: number;
};

/** The provider never had the orders of the demo data. */
export const madeHere = "coalesce(session_id, '') not like 'cs_demo_%'";

/** Compares orders and ledger with the provider: each payment has one order, and the amounts match. */
export async function compareWithProvider(owner: Client, stripe: FakeStripe): Promise<string[]> {
  const { rows } = await owner.query<Booked>(`
    select orders.id, orders.status, payment_id, session_id, coalesce(sum(entry.amount), 0)::integer as at_provider
    from orders
    left join ledger_transactions as transaction on transaction.order_id = orders.id
    left join ledger_entries as entry on entry.transaction_id = transaction.id and entry.account = 'provider'
    where ${madeHere}
    group by orders.id`);
  const byPayment = Map.groupBy(rows, ({ payment_id }) => payment_id);
  const faults: string[] = [];
  for (const { id, payment_intent, payment_status } of stripe.sessions()) {
    if (payment_status !== "paid") continue;
    const orders = byPayment.get(payment_intent) ?? [];
    if (orders.length !== 1) faults.push(`session ${id} was paid, and has ${orders.length} orders`);
    for (const { id: order, status } of orders)
      if (status !== "paid" && status !== "refunded")
        faults.push(`order ${order} was paid, and is ${status}`);
  }
  const ledger = Map.groupBy(stripe.ledger(), ({ orderId }) => orderId ?? "none");
  for (const { id, at_provider } of rows) {
    const there = (ledger.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0);
    if (there !== at_provider)
      faults.push(`order ${id}: ${at_provider} in our ledger, ${there} at the provider`);
    ledger.delete(id);
  }
  for (const [id] of ledger) faults.push(`the provider has money of ${id}, which is not an order`);
  return faults;
}
