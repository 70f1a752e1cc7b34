import type Stripe from "stripe";
import { type Account, newId } from "./account.ts";
import { getSession } from "./sessions.ts";
import { refuse, refuseMissing } from "./stripe-error.ts";

/** The buyer's bank withdraws the payment of a session until the dispute is decided. */
export function openDispute(account: Account, sessionId: string): Stripe.Dispute {
  const intent = account.intents.get(getSession(account, sessionId).payment_intent ?? "");
  const charge = account.charges.get(intent?.latest_charge ?? "");
  if (!charge) return refuse("This session has no payment to dispute.");
  charge.disputed = true;
  const dispute = {
    id: newId("du_"),
    object: "dispute",
    amount: charge.amount,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    livemode: false,
    metadata: {},
    payment_intent: intent?.id,
    reason: "fraudulent",
    status: "needs_response",
  } as unknown as Stripe.Dispute;
  account.disputes.set(dispute.id, dispute);
  book(account, dispute, "dispute");
  account.emit("charge.dispute.created", dispute);
  return dispute;
}

/** Decides a dispute. If it is won, the money comes back. */
export function closeDispute(account: Account, id: string, outcome: "won" | "lost"): Stripe.Dispute {
  const dispute = account.disputes.get(id) ?? refuseMissing("dispute", id);
  if (dispute.status !== "needs_response") refuse("This dispute was decided already.");
  dispute.status = outcome;
  if (outcome === "won") book(account, dispute, "dispute_won");
  account.emit("charge.dispute.closed", dispute);
  return dispute;
}

function book(account: Account, dispute: Stripe.Dispute, kind: "dispute" | "dispute_won") {
  const payment = account.ledger.find(({ id }) => id === dispute.payment_intent);
  if (!payment) return;
  const amount = kind === "dispute" ? -dispute.amount : dispute.amount;
  account.ledger.push({ ...payment, kind, id: dispute.id, amount });
}
