import { currencyOf } from "#features/store/exports/currency-of.ts";
import { formatPrice } from "#features/store/exports/format-price.ts";
import type { PostalAddress } from "#platform/payments/payment-provider.ts";
import type { OrderStep } from "../components/order-steps.tsx";
import { formatOrderNumber } from "../format-order-number.ts";
import { presentLines } from "../orders/present-lines.ts";
import type { Order } from "../queries/read-order.server.ts";

/**
 * `paid` stays after a refund; `waiting` for the buyer's bank; `processing`: a slow payment method, the money is on
 * its way.
 */
export type ReceiptState = "paid" | "waiting" | "processing" | "failed";
export type Receipt = ReturnType<typeof presentReceipt>;
type Step = Omit<OrderStep, "note"> & { note?: string | undefined };

const states: Record<Order["status"], ReceiptState> = {
  pending: "waiting",
  processing: "processing",
  paid: "paid",
  refunded: "paid",
  expired: "failed",
  failed: "failed",
};

const shortTime = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
const longTime = { ...shortTime, weekday: "long", month: "long" } as const;

/** A time in the buyer's time zone, or in UTC if the browser sent no valid zone. */
function formatTime(at: Date, timeZone: string | null, style: Intl.DateTimeFormatOptions): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat("en-US", { ...style, timeZone: zone, timeZoneName: "short" }).format(at);
  try {
    return format(timeZone ?? "UTC");
  } catch {
    return format("UTC");
  }
}

/** An order for its receipt: all amounts and times are formatted. */
export function presentReceipt(order: Order) {
  const state = states[order.status];
  const price = (amount: number) => formatPrice(amount, currencyOf(order.currency));
  return {
    id: order.id,
    number: formatOrderNumber(order.number),
    state,
    buyer: order.buyerName?.trim().split(/\s+/)[0] || null,
    email: order.email,
    paidAt: order.paidAt && formatTime(order.paidAt, order.timeZone, longTime),
    lines: presentLines(order, price),
    amounts: [
      { label: "Products", amount: price(order.goodsAmount) },
      { label: describeShipping(order), amount: price(order.shippingAmount) },
      { label: order.isTaxIncluded ? "Sales tax, included" : "Sales tax", amount: price(order.taxAmount) },
    ],
    total: { label: order.paidAt ? "Total paid" : "Total", amount: price(order.totalAmount) },
    back: order.refundedAmount > 0 ? { label: "Paid back", amount: price(order.refundedAmount) } : null,
    paymentMethod: order.paymentMethod,
    address: listAddress(order.shipTo),
    steps: listSteps(order, state),
  };
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

function describeShipping({ lines }: Order): string {
  const count = new Set(lines.map(({ businessId }) => businessId)).size;
  return `Shipping, ${numbers[count] ?? count} ${count === 1 ? "parcel" : "parcels"}`;
}

function listAddress(address: PostalAddress | null): string[] {
  if (!address) return [];
  const { name, line1, line2, city, state, postalCode } = address;
  const street = [line1, line2].filter(Boolean).join(", ");
  const place = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [name ?? "", street, place].filter(Boolean);
}

function listSteps(order: Order, state: ReceiptState): Step[] {
  if (state === "failed")
    return [{ label: "Payment did not go through", note: "Nothing was charged.", state: "cut" }];
  const open = order.parcels.filter(({ status }) => status !== "canceled");
  if (order.status === "refunded" || (state === "paid" && order.parcels.length > 0 && open.length === 0)) {
    return [
      { ...describePaid(order), state: "done" },
      { label: "Canceled", note: "What you paid goes back the way it came.", state: "cut" },
    ];
  }
  const isPaid = state === "paid";
  const all = (...reached: string[]) =>
    isPaid && open.length > 0 && open.every(({ status }) => reached.includes(status));
  const reached = [isPaid, all("packed", "sent", "delivered"), all("delivered"), all("delivered")];
  const now = reached.indexOf(false);
  const one = open.length === 1;
  const steps: Omit<Step, "state">[] = [
    isPaid ? describePaid(order) : { label: "Waiting for the bank" },
    { label: "Being packed", note: one ? undefined : "Each maker packs their own parcel." },
    {
      label: "On its way",
      note: `We’ll email you when ${one ? "it" : "each parcel"} ships.`,
    },
    { label: "Delivered" },
  ];
  return steps.map((step, index) => ({
    ...step,
    state: now === -1 || index < now ? "done" : index === now ? "now" : "later",
  }));
}

function describePaid({ paidAt, timeZone }: Order) {
  return { label: "Paid", note: paidAt ? formatTime(paidAt, timeZone, shortTime) : undefined };
}
