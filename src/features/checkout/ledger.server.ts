import type { Tx } from "#platform/db/open-database.server.ts";
import { splitCharge } from "./split-charge.ts";

type Account = "provider" | "goods" | "shipping" | "tax" | "refunds" | "disputes";
type Entry = { account: Account; amount: number; businessId?: string | null };
type Kind = "charge" | "refund" | "refund_failed" | "dispute" | "dispute_won";
type Happening = { orderId: string; providerId: string; currency: string };

type ChargedOrder = {
  id: string;
  currency: string;
  shippingAmount: number;
  taxAmount: number;
  isTaxIncluded: boolean;
  totalAmount: number;
};
type ChargedLine = { businessId: string | null; unitAmount: number; quantity: number };

/** Books a payment: the amount at the provider, and what it was for. */
export function bookCharge(
  tx: Tx,
  order: ChargedOrder,
  { lines, paymentId }: { lines: readonly ChargedLine[]; paymentId: string },
): Promise<boolean> {
  const { goods, shipping, tax } = splitCharge(order, lines);
  const happening = { orderId: order.id, providerId: paymentId, currency: order.currency };
  return book(tx, "charge", happening, [
    { account: "provider", amount: order.totalAmount },
    ...goods.map(({ businessId, amount }) => ({ account: "goods" as const, amount: -amount, businessId })),
    { account: "shipping", amount: -shipping },
    { account: "tax", amount: -tax },
  ]);
}

/** Books a refund. Returns false if it was already booked. */
export function bookRefund(tx: Tx, { amount, ...happening }: Happening & { amount: number }) {
  return book(tx, "refund", happening, [
    { account: "refunds", amount },
    { account: "provider", amount: -amount },
  ]);
}

/** Books a refund that the bank returned. */
export function bookFailedRefund(tx: Tx, { amount, ...happening }: Happening & { amount: number }) {
  return book(tx, "refund_failed", happening, [
    { account: "provider", amount },
    { account: "refunds", amount: -amount },
  ]);
}

/** Books money that the provider withdrew because the buyer disputes the payment. */
export function bookDispute(tx: Tx, { amount, ...happening }: Happening & { amount: number }) {
  return book(tx, "dispute", happening, [
    { account: "disputes", amount },
    { account: "provider", amount: -amount },
  ]);
}

/** Books a dispute that was won. */
export function bookWonDispute(tx: Tx, { amount, ...happening }: Happening & { amount: number }) {
  return book(tx, "dispute_won", happening, [
    { account: "provider", amount },
    { account: "disputes", amount: -amount },
  ]);
}

/** Books each event at the provider once, no matter how often we hear of it. */
async function book(tx: Tx, kind: Kind, happening: Happening, entries: readonly Entry[]): Promise<boolean> {
  const { orderId, providerId, currency } = happening;
  const row = await tx
    .insertInto("ledger_transactions")
    .values({ order_id: orderId, kind, provider_id: providerId })
    .onConflict((conflict) => conflict.columns(["kind", "provider_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return false;
  const rows = entries
    .filter(({ amount }) => amount !== 0)
    .map(({ account, amount, businessId = null }) => ({
      transaction_id: row.id,
      account,
      business_id: businessId,
      currency_code: currency,
      amount,
    }));
  await tx.insertInto("ledger_entries").values(rows).execute();
  return true;
}
