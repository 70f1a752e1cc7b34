import { type Currency, formatPrice } from "#features/store/exports/format-price.ts";
import { formatDay, formatShortDay } from "#ui/format-day.ts";
import type { OrderStep } from "../components/order-steps.tsx";
import { formatOrderNumber } from "../format-order-number.ts";
import type { Order, Parcel } from "../queries/read-order.server.ts";
import { describeAddress } from "./describe-address.ts";
import { describeOrder } from "./describe-order.ts";
import { presentLines } from "./present-lines.ts";

type ShownStep = Pick<OrderStep, "label" | "state"> & { note?: string | undefined };
export type ShownOrder = ReturnType<typeof presentOrder>;
export type ShownParcel = ShownOrder["parcels"][number];

/** An order for its buyer: all amounts and days are formatted. */
export function presentOrder(order: Order, currency: Currency | null) {
  const price = (amount: number) => formatPrice(amount, currency);
  const { words, tone } = describeOrder(
    order.status,
    order.parcels.map(({ status }) => status),
  );
  const linesOf = (businessId: string | null) =>
    presentLines({ lines: order.lines.filter((line) => line.businessId === businessId) }, price);
  const returned = order.refunds.filter(({ status }) => status !== "failed");
  const isReturned = returned.length > 0 && returned.every(({ status }) => status === "succeeded");
  const back = returned.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: order.id,
    number: formatOrderNumber(order.number),
    state: words,
    tone,
    paidOn: order.paidAt && formatDay(order.paidAt),
    orderedOn: formatDay(order.createdAt),
    total: price(order.totalAmount),
    parcels: order.parcels.map((parcel, index) => ({
      ...presentParcel(parcel, { order, isReturned, price }),
      position: `Parcel ${index + 1} of ${order.parcels.length}`,
      lines: linesOf(parcel.businessId),
    })),
    // An unpaid order has no parcels yet.
    lines: order.parcels.length > 0 ? [] : presentLines(order, price),
    amounts: [
      { label: "Products", amount: price(order.goodsAmount) },
      { label: "Shipping", amount: price(order.shippingAmount) },
      ...(order.taxAmount > 0
        ? [
            {
              label: order.isTaxIncluded ? "Sales tax, included" : "Sales tax",
              amount: price(order.taxAmount),
            },
          ]
        : []),
    ],
    totalLabel: order.paidAt ? "Paid" : "To pay",
    back: back > 0 ? { label: isReturned ? "Went back" : "Coming back", amount: `−${price(back)}` } : null,
    paymentMethod: order.paymentMethod,
    shipTo: describeAddress(order.shipTo),
  };
}

type Around = { order: Order; isReturned: boolean; price: (amount: number) => string };

function presentParcel(parcel: Parcel, around: Around) {
  return {
    id: parcel.id,
    seller: parcel.sellerName ?? "the maker",
    note: parcel.note,
    tracking:
      parcel.status === "sent" || parcel.status === "delivered"
        ? { carrier: parcel.carrier, number: parcel.trackingNumber, url: parcel.trackingUrl }
        : null,
    steps: parcel.status === "canceled" ? listCanceledSteps(parcel, around) : listSteps(parcel, around.order),
  };
}

/** The steps of a parcel: past ones are done, the current one is marked. */
export function listSteps(
  parcel: Pick<Parcel, "status" | "packedAt" | "sentAt" | "deliveredAt">,
  order: Pick<Order, "paidAt">,
): ShownStep[] {
  const reached = { ordered: 0, packed: 1, sent: 2, delivered: 4, canceled: 0 }[parcel.status];
  const steps = [
    { label: "Paid", at: order.paidAt },
    { label: "Packed", at: parcel.packedAt },
    { label: "On its way", at: parcel.sentAt },
    { label: "Delivered", at: parcel.deliveredAt },
  ];
  return steps.map(({ label, at }, index) => ({
    label,
    note: index <= reached && at ? formatShortDay(at) : undefined,
    state: index < reached ? "done" : index === reached ? "now" : "later",
  }));
}

function listCanceledSteps(parcel: Parcel, { order, isReturned, price }: Around): ShownStep[] {
  const note = (at: Date | null) => (at ? formatShortDay(at) : undefined);
  const amount = parcel.refundAmount;
  return [
    { label: "Paid", note: note(order.paidAt), state: "done" },
    ...(parcel.packedAt ? [{ label: "Packed", note: note(parcel.packedAt), state: "done" as const }] : []),
    { label: "Canceled by the maker", note: note(parcel.canceledAt), state: "cut" },
    ...(amount
      ? [
          {
            label: isReturned ? `${price(amount)} went back` : `${price(amount)} on its way back`,
            note: "The way you paid",
            state: "now" as const,
          },
        ]
      : []),
  ];
}
