import type Stripe from "stripe";
import { type Account, type Intent, newId, type Session } from "./account.ts";
import { getSession, intentData } from "./sessions.ts";
import { refuse } from "./stripe-error.ts";

/** What a buyer types on the payment page. */
export type Buyer = {
  email: string;
  name: string;
  line1: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
};

export const demoBuyer: Buyer = {
  email: "buyer@example.com",
  name: "Adaeze Demo",
  line1: "12 Market Street",
  city: "Atlanta",
  state: "GA",
  postalCode: "30303",
  country: "US",
};

/** Pays by card: the money arrives immediately. */
export function payByCard(account: Account, id: string, buyer: Partial<Buyer> = {}): Session {
  const { session, intent } = complete(account, id, "card", buyer);
  capture(account, session, intent);
  account.emit("checkout.session.completed", session);
  return session;
}

/** Pays by a method that takes days: the session is complete, but the money has not arrived. */
export function payByBank(account: Account, id: string, buyer: Partial<Buyer> = {}): Session {
  const { session, intent } = complete(account, id, "us_bank_account", buyer);
  intent.status = "processing";
  account.emit("payment_intent.processing", intent);
  account.emit("checkout.session.completed", session);
  return session;
}

/** The bank's decision, days later. */
export function settleBankPayment(account: Account, id: string, outcome: "succeeded" | "failed"): Session {
  const session = getSession(account, id);
  const intent = account.intents.get(session.payment_intent ?? "");
  if (intent?.status !== "processing") return refuse("This session waits for no bank.");
  if (outcome === "succeeded") capture(account, session, intent);
  else {
    intent.status = "requires_payment_method";
    account.emit("payment_intent.payment_failed", intent);
  }
  account.emit(`checkout.session.async_payment_${outcome}`, session);
  return session;
}

/** Declines a card. The page stays open, and the buyer can try again. */
export function declineCard(account: Account, id: string): Session {
  const session = openSession(account, id);
  const intent = intentOf(account, session);
  Object.assign(intent, {
    status: "requires_payment_method",
    last_payment_error: { type: "card_error", code: "card_declined", message: "The card was declined." },
  });
  account.emit("payment_intent.payment_failed", intent);
  return session;
}

function openSession(account: Account, id: string): Session {
  const session = getSession(account, id);
  if (session.status !== "open") refuse(`This payment page is ${session.status}.`);
  return session;
}

function complete(account: Account, id: string, method: "card" | "us_bank_account", given: Partial<Buyer>) {
  const session = openSession(account, id);
  const buyer = { ...demoBuyer, ...given };
  const intent = intentOf(account, session);
  const address = {
    city: buyer.city,
    country: buyer.country,
    line1: buyer.line1,
    line2: null,
    postal_code: buyer.postalCode,
    state: buyer.state,
  };
  Object.assign(session, {
    status: "complete",
    url: null,
    customer_details: {
      address,
      business_name: null,
      email: session.customer_email ?? buyer.email,
      individual_name: null,
      name: buyer.name,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
    collected_information: {
      business_name: null,
      individual_name: null,
      shipping_details: session.shipping_address_collection ? { address, name: buyer.name } : null,
    },
  } satisfies Partial<Session>);
  const paymentMethod = newMethod(account, method);
  account.methods.set(paymentMethod.id, paymentMethod);
  Object.assign(intent, {
    payment_method: paymentMethod.id,
    last_payment_error: null,
    shipping: session.shipping_address_collection ? { address, name: buyer.name } : null,
  });
  return { session, intent };
}

function capture(account: Account, session: Session, intent: Intent) {
  const method = account.methods.get(intent.payment_method ?? "");
  const charge = newCharge(account, intent, method);
  account.charges.set(charge.id, charge);
  Object.assign(intent, { status: "succeeded", amount_received: intent.amount, latest_charge: charge.id });
  session.payment_status = "paid";
  account.ledger.push({
    kind: "charge",
    id: intent.id,
    paymentId: intent.id,
    sessionId: session.id,
    orderId: session.client_reference_id,
    amount: intent.amount,
    currency: intent.currency,
  });
  account.emit("payment_intent.succeeded", intent);
  account.emit("charge.succeeded", charge);
}

function intentOf(account: Account, session: Session): Intent {
  const there = account.intents.get(session.payment_intent ?? "");
  if (there) return there;
  const data = intentData.get(session);
  const intent = {
    id: newId("pi_3"),
    object: "payment_intent",
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    capture_method: data?.capture_method ?? "automatic_async",
    created: account.now(),
    currency: session.currency ?? "usd",
    customer: null,
    description: data?.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: data?.metadata ?? {},
    payment_method: null,
    payment_method_types: session.payment_method_types,
    receipt_email: data?.receipt_email ?? null,
    shipping: null,
    status: "requires_payment_method",
  } as unknown as Intent;
  account.intents.set(intent.id, intent);
  session.payment_intent = intent.id;
  return intent;
}

const card = {
  brand: "visa",
  last4: "4242",
  exp_month: 12,
  exp_year: 2034,
  country: "US",
  funding: "credit",
};
const bank = { bank_name: "Demo Bank", last4: "6789", account_type: "checking" };

function newMethod(account: Account, type: "card" | "us_bank_account"): Stripe.PaymentMethod {
  return {
    id: newId("pm_"),
    object: "payment_method",
    created: account.now(),
    customer: null,
    livemode: false,
    metadata: {},
    type,
    ...(type === "card" ? { card } : { us_bank_account: bank }),
  } as unknown as Stripe.PaymentMethod;
}

function newCharge(
  account: Account,
  intent: Intent,
  method: Stripe.PaymentMethod | undefined,
): Stripe.Charge {
  return {
    id: newId("ch_3"),
    object: "charge",
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    captured: true,
    created: account.now(),
    currency: intent.currency,
    disputed: false,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details:
      method?.type === "card" ? { type: "card", card } : { type: "us_bank_account", us_bank_account: bank },
    refunded: false,
    shipping: intent.shipping,
    status: "succeeded",
  } as unknown as Stripe.Charge;
}
