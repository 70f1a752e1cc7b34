import type Stripe from "stripe";
import { type Account, newId, type Session } from "./account.ts";
import type { NewSession } from "./shapes.ts";
import { refuse, refuseMissing } from "./stripe-error.ts";

const minutes = 60;
const hours = 60 * minutes;
/** The minimum charge in cents, by currency. */
const minAmounts: Record<string, number> = { usd: 50, eur: 50, cad: 50, gbp: 30 };

export function createSession(account: Account, given: NewSession): Session {
  const items = given.line_items;
  if (items.length === 0) refuse("A payment needs line items.", "line_items");
  const currency = given.currency ?? items[0]?.price_data.currency ?? "usd";
  items.forEach(({ price_data }, at) => {
    if (price_data.currency !== currency)
      refuse("All prices must be in one currency.", `line_items[${at}][price_data][currency]`);
  });
  const shipping = given.shipping_options?.map(({ shipping_rate_data }) => shipping_rate_data) ?? [];
  if (shipping.some(({ fixed_amount }) => fixed_amount.currency !== currency))
    refuse("Shipping must be in the currency of the prices.", "shipping_options");
  const subtotal = items.reduce(
    (sum, { price_data, quantity }) => sum + price_data.unit_amount * quantity,
    0,
  );
  const shippingAmount = shipping[0]?.fixed_amount.amount ?? 0;
  checkTotal(subtotal + shippingAmount, currency);
  const id = newId("cs_test_");
  const session: Session = {
    ...emptySession,
    id,
    amount_subtotal: subtotal,
    amount_total: subtotal + shippingAmount,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created: account.now(),
    currency,
    customer_email: given.customer_email ?? null,
    expires_at: readExpiry(account, given.expires_at),
    locale: given.locale ?? null,
    metadata: given.metadata ?? {},
    shipping_address_collection: (given.shipping_address_collection ??
      null) as Stripe.Checkout.Session.ShippingAddressCollection | null,
    shipping_cost: shipping[0]
      ? {
          amount_subtotal: shippingAmount,
          amount_tax: 0,
          amount_total: shippingAmount,
          shipping_rate: newId("shr_"),
        }
      : null,
    shipping_options: shipping.map(({ fixed_amount }) => ({
      shipping_amount: fixed_amount.amount,
      shipping_rate: newId("shr_"),
    })),
    submit_type: given.submit_type ?? null,
    success_url: given.success_url,
    total_details: { amount_discount: 0, amount_shipping: shippingAmount, amount_tax: 0 },
    url: `${account.origin}/pay/${id}`,
  };
  account.sessions.set(id, session);
  account.lineItems.set(id, items.map(toLineItem));
  intentData.set(session, given.payment_intent_data);
  return session;
}

/** The data for the payment of a session. */
export const intentData = new WeakMap<Session, NewSession["payment_intent_data"]>();

export function getSession(account: Account, id: string): Session {
  const session = account.sessions.get(id) ?? refuseMissing("session", id);
  expireIfOverdue(account, session);
  return session;
}

export function expireSession(account: Account, id: string): Session {
  const session = getSession(account, id);
  if (session.status !== "open") refuse(`Only open sessions can be expired; this one is ${session.status}.`);
  closeExpired(account, session);
  return session;
}

/** Expires overdue pages, by the fake's clock. */
export function expireOverdue(account: Account): void {
  for (const session of account.sessions.values()) expireIfOverdue(account, session);
}

function expireIfOverdue(account: Account, session: Session) {
  if (session.status === "open" && session.expires_at <= account.now()) closeExpired(account, session);
}

function closeExpired(account: Account, session: Session) {
  Object.assign(session, { status: "expired", url: null });
  account.emit("checkout.session.expired", session);
}

function checkTotal(total: number, currency: string) {
  const least = minAmounts[currency] ?? 50;
  if (total < least) refuse(`At least ${least} must be charged.`, "line_items", "amount_too_small");
  if (total > 99_999_999)
    refuse("That is more than can be charged at once.", "line_items", "amount_too_large");
}

function readExpiry(account: Account, expiresAt: number | undefined): number {
  const now = account.now();
  if (expiresAt === undefined) return now + 24 * hours;
  const ahead = expiresAt - now;
  if (ahead < 30 * minutes || ahead > 24 * hours)
    refuse("A session expires from 30 minutes to 24 hours after it was made.", "expires_at");
  return expiresAt;
}

function toLineItem({ price_data, quantity, metadata }: NewSession["line_items"][number]): Stripe.LineItem {
  const total = price_data.unit_amount * quantity;
  return {
    id: newId("li_"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: price_data.currency,
    description: price_data.product_data.name,
    metadata: metadata ?? {},
    price: toPrice(price_data),
    quantity,
  };
}

function toPrice(data: NewSession["line_items"][number]["price_data"]): Stripe.Price {
  return {
    id: newId("price_"),
    object: "price",
    active: false,
    billing_scheme: "per_unit",
    created: 0,
    currency: data.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newId("prod_"),
    recurring: null,
    tax_behavior: data.tax_behavior ?? "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "one_time",
    unit_amount: data.unit_amount,
    // A decimal is transmitted as text; only the SDK makes it an object.
    unit_amount_decimal: String(data.unit_amount) as unknown as Stripe.Decimal,
  };
}

/** Every field Stripe publishes, as in a new payment page of a guest. */
const emptySession: Session = {
  id: "",
  object: "checkout.session",
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: 0,
  amount_total: 0,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: null,
  client_reference_id: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created: 0,
  currency: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: "if_required",
  customer_details: null,
  customer_email: null,
  discounts: [],
  expires_at: 0,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  metadata: {},
  mode: "payment",
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "if_required",
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ["card", "us_bank_account"],
  payment_status: "unpaid",
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  submit_type: null,
  subscription: null,
  success_url: null,
  total_details: null,
  ui_mode: "hosted_page",
  url: null,
  wallet_options: null,
};
