import { type Currency, formatPrice } from "#features/store/exports/format-price.ts";
import { formatDay } from "#ui/format-day.ts";
import type { OrderStep } from "../components/order-steps.tsx";
import { formatOrderNumber } from "../format-order-number.ts";
import type { OwnOrder } from "../queries/list-own-orders.server.ts";
import { describeOrder } from "./describe-order.ts";

export type ShownOrderRow = ReturnType<typeof presentRow>;

/** An order as one row of the buyer's list. */
export function presentRow(order: OwnOrder, currencies: ReadonlyMap<string, Currency>) {
  const more = order.lineCount - 1;
  const state = describeOrder(order.status, order.parcels);
  const isCharged = order.paidAt !== null;
  return {
    id: order.id,
    number: formatOrderNumber(order.number),
    productId: order.productId,
    imageUrl: order.imageUrl,
    goods: more > 0 ? `${order.title} and ${more} more` : order.title,
    state: state.words,
    note: noteOf(order),
    steps: listSmallSteps(order),
    amount: formatPrice(isCharged ? order.totalAmount : 0, currencies.get(order.currency) ?? null),
  };
}

function noteOf({ status, paidAt, createdAt }: OwnOrder) {
  if (status === "failed") return "Nothing was charged.";
  return paidAt ? `Paid ${formatDay(paidAt)}` : `Ordered ${formatDay(createdAt)}`;
}

/** Paid, packed, sent, delivered: the state of the slowest parcel. */
function listSmallSteps({ status, parcels }: OwnOrder): Pick<OrderStep, "label" | "state">[] {
  const labels = ["Paid", "Packed", "On its way", "Delivered"];
  if (status === "failed" || status === "expired")
    return labels.map((label, index) => ({ label, state: index === 0 ? "cut" : "later" }));
  const open = parcels.filter((parcel) => parcel !== "canceled");
  const isCut = status === "refunded" || (parcels.length > 0 && open.length === 0);
  if (isCut) return ["Paid", "Refunded"].map((label, index) => ({ label, state: index ? "cut" : "done" }));
  const reached = status === "paid" ? Math.min(...open.map((parcel) => steps.indexOf(parcel) + 1), 4) : 0;
  return labels.map((label, index) => ({
    label,
    state: index < reached ? "done" : index === reached && status !== "paid" ? "now" : "later",
  }));
}

const steps = ["ordered", "packed", "sent", "delivered"];
