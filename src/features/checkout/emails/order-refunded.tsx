import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { buyerReason, orderAddress, orderFields } from "./order-email.ts";

/** Sent to the buyer when the provider has sent a refund. */
export const orderRefundedEmail = defineEmail({
  schema: z.object({ ...orderFields, amount: z.string(), isWhole: z.boolean() }),
  subject: ({ data }) => `${data.amount} is on its way back to you`,
  preview: "The way you paid, usually within ten days.",
  reason: buyerReason,
  body: ({ data, site }) => (
    <>
      <p>
        We have sent {data.amount} back,{" "}
        {data.isWhole ? "all that you paid for" : "a part of what you paid for"} order {data.orderNumber}. It
        takes the way you paid; banks usually need five to ten days.
      </p>
      <EmailButton href={orderAddress(site, data.orderPath)}>View your order</EmailButton>
    </>
  ),
});
