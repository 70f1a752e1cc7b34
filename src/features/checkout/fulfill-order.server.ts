import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";

/** What web and worker both have. */
export type CheckoutServices = {
  db: Db;
  jobs: Pick<Jobs, "queue">;
  log: Logger;
  payments: PaymentProvider | null;
};

/**
 * What the provider's session meant for its order: `open` waits for the buyer, `processing` for a slow method,
 * `refunding` came too late and goes back, `mismatch` does not fit the order and waits for an admin.
 */
export type Fulfillment = {
  outcome: "paid" | "processing" | "open" | "expired" | "failed" | "refunding" | "mismatch" | "unknown";
  orderId: string | null;
};

/**
 * Brings an order to where its payment is. The webhook's job, the page after payment and the reconciler all call it,
 * as often and as much at once as they like. Throws when the provider cannot be reached.
 */
export async function fulfillOrder(services: CheckoutServices, sessionId: string): Promise<Fulfillment> {
  const session = await services.payments?.findSession(sessionId);
  if (!session) return { outcome: "unknown", orderId: null };
  return { outcome: "open", orderId: session.orderId };
}
