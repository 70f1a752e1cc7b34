import Stripe from "stripe";
import { createCircuitBreaker } from "#platform/http/limits/circuit-breaker.ts";
import { createFairQueue } from "#platform/load/fair-queue.ts";
import {
  type NewPaymentSession,
  type PaymentProvider,
  PaymentRefusedError,
  PaymentUnavailableError,
} from "./payment-provider.ts";
import { presentEvent, presentRefund, presentSession } from "./present-stripe.ts";
import { stripeLocale } from "./stripe-locale.ts";

type Options = {
  secretKey: string;
  webhookSecret: string | undefined;
  /** Another server with the same API. */
  apiUrl: string | undefined;
  timeoutMs?: number;
};

/** Concurrent calls of one process. Stripe allows 100 a second; more would only wait there. */
const bounds = { inFlight: 20, inFlightPerKey: 20, waiting: 200, waitingPerKey: 200 };

/** The maximum age of a signed webhook. */
const toleranceSeconds = 300;

/** Payments with Stripe Checkout, using its official SDK. */
export function openStripePayments(options: Options): PaymentProvider {
  const { secretKey, webhookSecret, apiUrl, timeoutMs = 5_000 } = options;
  const stripe = new Stripe(secretKey, {
    ...(apiUrl && addressOf(apiUrl)),
    timeout: timeoutMs,
    // Callers retry with their own idempotency key, which outlives this process.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const isLive = /^[rs]k_live_/.test(secretKey);
  const queue = createFairQueue(bounds);
  const guarded = createCircuitBreaker({ failures: 5, restMs: 5_000 });
  const call = <Result>(work: () => Promise<Result>) =>
    guarded(
      () => queue.run("stripe", work),
      (error) => !isRefusal(error),
    ).catch(rethrow);

  return {
    createSession: async (session) => {
      const made = await call(() =>
        stripe.checkout.sessions.create(describeSession(session), { idempotencyKey: session.key }),
      );
      return presentSession(made);
    },
    findSession: (id) =>
      call(() => stripe.checkout.sessions.retrieve(id, expanded)).then(presentSession, orNull),
    expireSession: async (id) => {
      try {
        return presentSession(await call(() => stripe.checkout.sessions.expire(id)));
      } catch (error) {
        // Only an open session can be expired. It may have just been paid.
        if (!(error instanceof PaymentRefusedError)) throw error;
        return presentSession(await call(() => stripe.checkout.sessions.retrieve(id, expanded)));
      }
    },
    refund: async ({ key, paymentId, amount, orderId }) => {
      const content = { payment_intent: paymentId, amount, metadata: { order_id: orderId, refund_key: key } };
      return presentRefund(await call(() => stripe.refunds.create(content, { idempotencyKey: key })));
    },
    listRefunds: async (paymentId) => {
      const list = await call(() => stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
      return list.data.map(presentRefund);
    },
    listSessions: async function* (since, first) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      let after = first;
      do {
        const page = await call(() =>
          stripe.checkout.sessions.list({ created, limit: 100, ...(after && { starting_after: after }) }),
        );
        for (const session of page.data) yield presentSession(session);
        after = page.has_more ? page.data.at(-1)?.id : undefined;
      } while (after);
    },
    readEvent: (body, signature) => {
      if (!webhookSecret || !signature) return null;
      const event = verify(stripe, body, signature, webhookSecret);
      // Real money for a test key, or the other way round, belongs to another site.
      return event?.livemode === isLive ? presentEvent(event) : null;
    },
  };
}

/** The charge contains the payment method. */
const expanded = { expand: ["payment_intent.latest_charge"] };

function addressOf(apiUrl: string) {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ("http" as const) : ("https" as const),
  };
}

function describeSession(session: NewPaymentSession): Stripe.Checkout.SessionCreateParams {
  const { currency, orderId, orderNumber, shipping, tax, locale, email } = session;
  const line = (name: string, amount: number, quantity: number, more = {}) => ({
    price_data: { currency, unit_amount: amount, product_data: { name, ...more } },
    quantity,
  });
  const goods = session.lines.map(({ name, amount, quantity, description, imageUrl }) =>
    line(name, amount, quantity, {
      ...(description && { description }),
      ...(imageUrl && { images: [imageUrl] }),
    }),
  );
  return {
    mode: "payment",
    line_items: tax.amount > 0 ? [...goods, line(tax.name, tax.amount, 1)] : goods,
    // An option rather than a line, so that the payment page, receipts and reports say "Shipping", not a product.
    shipping_options: [
      {
        shipping_rate_data: {
          type: "fixed_amount",
          display_name: shipping.name,
          fixed_amount: { amount: shipping.amount, currency },
        },
      },
    ],
    // Charged in the order's currency, so that amounts can be compared.
    adaptive_pricing: { enabled: false },
    shipping_address_collection: { allowed_countries: session.countries as never },
    client_reference_id: orderId,
    metadata: { order_id: orderId },
    payment_intent_data: { description: orderNumber, metadata: { order_id: orderId } },
    locale: stripeLocale(locale),
    ...(email && { customer_email: email }),
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    expires_at: Math.floor(session.expiresAt.getTime() / 1_000),
  };
}

function verify(stripe: Stripe, body: string, signature: string, secret: string): Stripe.Event | null {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  // The library only rejects old timestamps: one signed for next year could be replayed until then.
  if (signedAt > Date.now() / 1_000 + toleranceSeconds) return null;
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch {
    return null;
  }
}

/** Stripe's 4xx are final, except 409 (the same key is in use), 429, and a wrong key. */
function rethrow(error: unknown): never {
  const { message } = error as Error;
  if (isRefusal(error)) throw new PaymentRefusedError(message, { cause: error });
  throw new PaymentUnavailableError(message, { cause: error });
}

function isRefusal(error: unknown) {
  return [400, 402, 404].includes((error as { statusCode?: number }).statusCode ?? 0);
}

/** Treats an unknown object as null, not as a failure. */
function orNull(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function isMissing(error: unknown) {
  return (error as { cause?: { statusCode?: number } }).cause?.statusCode === 404;
}
