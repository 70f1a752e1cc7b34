import type { OrderStatus, ParcelStatus } from "../order-states.ts";

export type OrderTone = "good" | "waiting" | "bad";
type Described = { words: string; tone: OrderTone };

const unpaid: Record<Exclude<OrderStatus, "paid">, Described> = {
  pending: { words: "Waiting for payment", tone: "waiting" },
  processing: { words: "The payment is on its way", tone: "waiting" },
  expired: { words: "Not paid in time", tone: "bad" },
  failed: { words: "Payment did not go through", tone: "bad" },
  refunded: { words: "Refunded", tone: "bad" },
};

/** The state of an order as text: its payment first, then its parcels together. */
export function describeOrder(status: OrderStatus, parcels: readonly ParcelStatus[]): Described {
  if (status !== "paid") return unpaid[status];
  const open = parcels.filter((parcel) => parcel !== "canceled");
  if (parcels.length > 0 && open.length === 0) return { words: "Canceled", tone: "bad" };
  const delivered = open.filter((parcel) => parcel === "delivered").length;
  if (open.length > 0 && delivered === open.length) return { words: "Delivered", tone: "good" };
  const gone = open.filter((parcel) => parcel === "sent" || parcel === "delivered").length;
  if (gone > 0 && gone === open.length) return { words: "On its way", tone: "waiting" };
  if (gone > 0) return { words: describePart(gone, parcels.length), tone: "waiting" };
  if (open.length > 0 && open.every((parcel) => parcel === "packed"))
    return { words: "Packed", tone: "waiting" };
  return { words: "Being packed", tone: "waiting" };
}

const numbers = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

function describePart(gone: number, all: number) {
  const count = numbers[gone] ?? String(gone);
  const words = `${count} of ${numbers[all] ?? all} parcels ${gone === 1 ? "is" : "are"} on its way`;
  return words.charAt(0).toUpperCase() + words.slice(1).replace("are on its way", "are on their way");
}
