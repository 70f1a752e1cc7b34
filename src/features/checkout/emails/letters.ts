import type { Letters } from "#platform/mail/letters.ts";
import { newOrderLetter } from "./new-order.tsx";
import { orderLinkLetter } from "./order-link.tsx";
import { orderPaidLetter } from "./order-paid.tsx";
import { orderPaymentFailedLetter } from "./order-payment-failed.tsx";
import { orderRefundedLetter } from "./order-refunded.tsx";
import { parcelCanceledLetter } from "./parcel-canceled.tsx";
import { parcelPackedLetter } from "./parcel-packed.tsx";
import { parcelSentLetter } from "./parcel-sent.tsx";

/** The letters of orders, by the names they are queued under. */
export const checkoutLetters: Letters = {
  "order-paid": orderPaidLetter,
  "order-payment-failed": orderPaymentFailedLetter,
  "order-refunded": orderRefundedLetter,
  "order-link": orderLinkLetter,
  "parcel-packed": parcelPackedLetter,
  "parcel-sent": parcelSentLetter,
  "parcel-canceled": parcelCanceledLetter,
  "new-order": newOrderLetter,
};
