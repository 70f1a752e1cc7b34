import { type Currency, formatPrice } from "#features/store/exports/format-price.ts";
import { formatDay } from "#ui/format-day.ts";
import { formatOrderNumber } from "../format-order-number.ts";
import { describeOrder } from "../orders/describe-order.ts";
import type { AdminOrderRow } from "../queries/list-admin-orders.server.ts";

/** An order as one row of the admin's table. */
export function presentOrderRow(row: AdminOrderRow, currency: Currency | null) {
  const { words, tone } = describeOrder(row.status, row.parcels);
  return {
    id: row.id,
    number: formatOrderNumber(row.number),
    buyer: row.email ?? row.buyerName,
    state: words,
    tone,
    problem: row.problem,
    day: formatDay(row.createdAt),
    at: row.createdAt.toISOString(),
    total: formatPrice(row.totalAmount, currency),
    back: row.refundedAmount > 0 ? formatPrice(row.refundedAmount, currency) : null,
  };
}
