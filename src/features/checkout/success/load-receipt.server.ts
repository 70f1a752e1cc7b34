import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import { fulfillOrder } from "../fulfill-order.server.ts";
import { isOrderKey } from "../order-key.server.ts";
import { type Order, readOrder } from "../queries/read-order.server.ts";
import { presentReceipt, type Receipt } from "./present-receipt.ts";

type Requested = { id: string | null; key: string | null };

/** The receipt of an order for the holder of its key. Null for a wrong key and for no order alike. */
export async function loadReceipt(
  services: Services,
  { log }: Pick<Visit, "log">,
  { id, key }: Requested,
): Promise<Receipt | null> {
  if (!id || !key || !isOrderKey(services.env, id, key)) return null;
  const order = await readOrder(services.db, id);
  if (!order) return null;
  return presentReceipt((await bringUpToDate(services, log, order)) ?? order);
}

/** The provider may be faster than its webhook. If it is unreachable, the page shows what we know. */
async function bringUpToDate(services: Services, log: Visit["log"], order: Order): Promise<Order | null> {
  if (order.paidAt || !order.sessionId) return order;
  try {
    await fulfillOrder(services, order.sessionId);
  } catch (error) {
    log.warn({ error, orderId: order.id }, "the payment provider could not be asked about an order");
  }
  return readOrder(services.db, order.id);
}
