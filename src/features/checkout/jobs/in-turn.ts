import type { Logger } from "pino";
import { PaymentUnavailableError } from "#platform/payments/payment-provider.ts";

/**
 * Works on one order or session after the other. One that fails keeps no other from its turn: it is logged, or, when
 * the provider could not be reached, returned in the end.
 */
export async function inTurn<Item extends { id: string }>(
  log: Logger,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<PaymentUnavailableError | null> {
  let outage: PaymentUnavailableError | null = null;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (error instanceof PaymentUnavailableError) outage = error;
      else log.error({ error, id: item.id }, "an order could not be brought to where its payment is");
    }
  }
  return outage;
}
