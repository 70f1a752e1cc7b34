import type Stripe from "stripe";
import type { PaymentEvent, PaymentRefund, PaymentSession, PostalAddress } from "./payment-provider.ts";

/** Converts a Checkout session. */
export function presentSession(session: Stripe.Checkout.Session): PaymentSession {
  // The SDK treats a missing page as a success, but without an id it is not a session.
  if (!session.id) throw new TypeError("The payment provider's answer is no session.");
  const payment = typeof session.payment_intent === "object" ? session.payment_intent : null;
  const isComplete = session.status === "complete";
  const isPaid = session.payment_status === "paid" || session.payment_status === "no_payment_required";
  const shipping = session.collected_information?.shipping_details ?? null;
  return {
    id: session.id,
    url: session.url ?? null,
    status: isComplete ? "complete" : session.status === "expired" ? "expired" : "open",
    isPaid: isComplete && isPaid,
    hasFailed:
      isComplete && !isPaid && ["requires_payment_method", "canceled"].includes(payment?.status ?? ""),
    orderId: session.metadata?.order_id ?? session.client_reference_id ?? null,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "",
    paymentId: idOf(session.payment_intent),
    email: session.customer_details?.email ?? null,
    buyerName: session.customer_details?.name ?? shipping?.name ?? null,
    shipTo: shipping ? presentAddress(shipping.name, shipping.address) : null,
    paymentMethod: describeMethod(payment),
  };
}

/** Converts a refund. */
export function presentRefund(refund: Stripe.Refund): PaymentRefund {
  if (!refund.id) throw new TypeError("The payment provider's answer is no refund.");
  const hasFailed = refund.status === "failed" || refund.status === "canceled";
  return {
    id: refund.id,
    paymentId: idOf(refund.payment_intent) ?? "",
    amount: refund.amount,
    currency: refund.currency,
    status: hasFailed ? "failed" : refund.status === "succeeded" ? "succeeded" : "pending",
    key: refund.metadata?.refund_key ?? null,
  };
}

/** The few facts of a verified event that are used. Everything else is requested again. */
export function presentEvent(event: Stripe.Event): PaymentEvent {
  const object = event.data.object as {
    object?: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
    amount?: number;
    currency?: string;
    status?: string;
  };
  const { amount = 0, currency = "", status } = object;
  return {
    id: event.id,
    type: event.type,
    objectId: object.id ?? null,
    paymentId: idOf(object.payment_intent),
    dispute: object.object === "dispute" ? { amount, currency, isWon: status === "won" } : null,
  };
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (!reference) return null;
  return typeof reference === "string" ? reference : reference.id;
}

function presentAddress(name: string | null, address: Stripe.Address | null): PostalAddress {
  const { line1 = null, line2 = null, city = null, state = null, country = null } = address ?? {};
  return { name, line1, line2, city, state, postalCode: address?.postal_code ?? null, country };
}

/** For people, such as "Visa ending in 4242". */
function describeMethod(payment: Stripe.PaymentIntent | null): string | null {
  const charge = payment?.latest_charge;
  const details = typeof charge === "object" ? charge?.payment_method_details : null;
  if (!details?.type) return null;
  if (!details.card) return toWords(details.type);
  return `${toWords(details.card.brand ?? "card")} ending in ${details.card.last4}`;
}

/** `us_bank_account` becomes "Us bank account". */
function toWords(name: string) {
  const words = name.replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
