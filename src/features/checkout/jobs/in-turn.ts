import type { Logger } from "pino";
import { PaymentUnavailableError } from "#platform/payments/payment-provider.ts";

/**
 * Processes orders or sessions one after the other. A failure does not stop the others: it is logged or, if the
 * provider was unreachable, returned at the end.
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
