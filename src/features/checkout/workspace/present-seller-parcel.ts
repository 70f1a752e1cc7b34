import { type Currency, formatPrice } from "#features/store/exports/format-price.ts";
import { formatDay } from "#ui/format-day.ts";
import { formatOrderNumber } from "../format-order-number.ts";
import { describeAddress } from "../orders/describe-address.ts";
import { listSteps } from "../orders/present-order.ts";
import type { SellerParcel } from "../queries/list-seller-parcels.server.ts";

export type ShownSellerParcel = ReturnType<typeof presentSellerParcel>;

/** A parcel for its seller. The address is shown until the parcel has arrived. */
export function presentSellerParcel(parcel: SellerParcel, currency: Currency | null) {
  const isClosed = parcel.orderStatus !== "paid";
  const isDone = parcel.status === "delivered" || parcel.status === "canceled";
  return {
    id: parcel.id,
    status: parcel.status,
    isClosed,
    number: formatOrderNumber(parcel.number),
    day: parcel.paidAt && formatDay(parcel.paidAt),
    shipTo: isDone || isClosed ? null : describeAddress(parcel.shipTo),
    tracking: [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(" ") || null,
    canceledOn: parcel.canceledAt && formatDay(parcel.canceledAt),
    steps: parcel.status === "canceled" ? null : listSteps(parcel, parcel),
    lines: parcel.lines.map((line) => ({
      id: line.variantId,
      productId: line.productId,
      productTitle: line.productTitle,
      variantTitle: line.sku ? `${line.variantTitle}, ${line.sku}` : line.variantTitle,
      sellerName: null,
      sellerPlace: null,
      imageUrl: line.imageUrl,
      quantity: line.quantity,
      amount: formatPrice(line.unitAmount * line.quantity, currency),
    })),
  };
}
