import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { buyerReason, orderAddress, orderFields } from "./order-email.ts";

/** Sent to a buyer whose payment was declined after they had left the payment page. */
export const orderPaymentFailedEmail = defineEmail({
  schema: z.object(orderFields),
  subject: ({ data }) => `The payment of order ${data.orderNumber} did not go through`,
  preview: "Nothing was charged.",
  reason: buyerReason,
  body: ({ data, site }) => (
    <>
      <p>
        Your payment did not go through, so nothing was charged and nothing will be sent. The goods are back
        on the shelf: you can order them again, with another way to pay.
      </p>
      <EmailButton href={orderAddress(site, data.orderPath)}>Look at the order</EmailButton>
    </>
  ),
});
