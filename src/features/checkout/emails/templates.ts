import type { Letters } from "#platform/mail/emails.ts";
import { newOrderEmail } from "./new-order.tsx";
import { orderLinkEmail } from "./order-link.tsx";
import { orderPaidEmail } from "./order-paid.tsx";
import { orderPaymentFailedEmail } from "./order-payment-failed.tsx";
import { orderRefundedEmail } from "./order-refunded.tsx";
import { parcelCanceledEmail } from "./parcel-canceled.tsx";
import { parcelPackedEmail } from "./parcel-packed.tsx";
import { parcelSentEmail } from "./parcel-sent.tsx";

/** Email templates of orders. */
export const checkoutEmails: Letters = {
  "order-paid": orderPaidEmail,
  "order-payment-failed": orderPaymentFailedEmail,
  "order-refunded": orderRefundedEmail,
  "order-link": orderLinkEmail,
  "parcel-packed": parcelPackedEmail,
  "parcel-sent": parcelSentEmail,
  "parcel-canceled": parcelCanceledEmail,
  "new-order": newOrderEmail,
};
