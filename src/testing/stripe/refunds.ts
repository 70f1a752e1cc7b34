import { type Account, newId, type Refund } from "./account.ts";
import type { NewRefund } from "./shapes.ts";
import { refuse, refuseMissing } from "./stripe-error.ts";

export function createRefund(account: Account, given: NewRefund): Refund {
  const intent = findPayment(account, given);
  const charge = account.charges.get(intent.latest_charge ?? "");
  if (!charge) return refuse("This payment has no successful charge to refund.", "payment_intent");
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) refuse("This charge was refunded already.", "payment_intent", "charge_already_refunded");
  const amount = given.amount ?? left;
  if (amount > left) refuse(`${amount} is more than the ${left} that are left of this charge.`, "amount");
  const refund = {
    id: newId("re_3"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: given.metadata ?? {},
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "pending",
    transfer_reversal: null,
  } as Refund;
  account.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  book(account, refund, "refund");
  account.emit("refund.created", refund);
  account.emit("charge.refunded", charge);
  if (account.refundOutcome !== "pending") settleRefund(account, refund.id, account.refundOutcome);
  return refund;
}

/** The bank's decision about a refund. A completed refund can still come back. */
export function settleRefund(account: Account, id: string, outcome: "succeeded" | "failed"): Refund {
  const refund = getRefund(account, id);
  if (refund.status === "failed" || refund.status === outcome) return refund;
  refund.status = outcome;
  if (outcome === "failed") {
    refund.failure_reason = "expired_or_canceled_card";
    const charge = account.charges.get(String(refund.charge));
    if (charge)
      Object.assign(charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
    book(account, refund, "refund_failed");
  }
  account.emit("refund.updated", refund);
  if (outcome === "failed") account.emit("refund.failed", refund);
  return refund;
}

export function getRefund(account: Account, id: string): Refund {
  return account.refunds.get(id) ?? refuseMissing("refund", id);
}

function findPayment(account: Account, { payment_intent, charge }: NewRefund) {
  if (!payment_intent === !charge) refuse("A refund names a payment_intent or a charge.", "payment_intent");
  const id = payment_intent ?? String(account.charges.get(charge ?? "")?.payment_intent);
  return account.intents.get(id) ?? refuseMissing("payment_intent", payment_intent ?? charge ?? "");
}

function book(account: Account, refund: Refund, kind: "refund" | "refund_failed") {
  const payment = account.ledger.find(({ id }) => id === refund.payment_intent);
  if (!payment) return;
  const amount = kind === "refund" ? -refund.amount : refund.amount;
  account.ledger.push({ ...payment, kind, id: refund.id, amount });
}
