import Stripe from "stripe";
import type { FakeStripe } from "./start-fake-stripe.ts";

/** The real SDK, connected to a fake, without retries. */
export function openSdk(
  { origin, env }: FakeStripe,
  { key = env.STRIPE_SECRET_KEY, timeout = 60_000 } = {},
): Stripe {
  const { hostname, port } = new URL(origin);
  const config = { host: hostname, port, protocol: "http", telemetry: false, maxNetworkRetries: 0 } as const;
  return new Stripe(key, { ...config, timeout });
}

export function nowIn(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}

export function aLine(price: object): object {
  const price_data = { currency: "usd", unit_amount: 1250, product_data: { name: "Shea butter" }, ...price };
  return { price_data, quantity: 2 };
}

export function aSession(change: object): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    line_items: [aLine({})],
    shipping_options: [
      {
        shipping_rate_data: {
          display_name: "Parcel",
          type: "fixed_amount",
          fixed_amount: { amount: 650, currency: "usd" },
        },
      },
    ],
    shipping_address_collection: { allowed_countries: ["US"] },
    expires_at: nowIn(31 * 60),
    success_url: "https://shop.example/success?session={CHECKOUT_SESSION_ID}",
    cancel_url: "https://shop.example/store",
    ...change,
  } as Stripe.Checkout.SessionCreateParams;
}
