import type { Env } from "#platform/env/read-env.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { openStripePayments } from "./stripe-payments.server.ts";

type Settings = Pick<Env, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL">;

/** The payment provider of the settings, or null without a key, when nothing can be bought. */
export function openPayments(settings: Settings): PaymentProvider | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = settings;
  return secretKey ? openStripePayments({ secretKey, webhookSecret, apiUrl }) : null;
}
