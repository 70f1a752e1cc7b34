import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { buyerReason, orderAddress, orderFields } from "./order-email.ts";
import { EmailLines, linesSchema } from "./order-lines.tsx";

/** Sent to the buyer when a maker has packed a parcel. */
export const parcelPackedEmail = defineEmail({
  schema: z.object({ ...orderFields, seller: z.string(), lines: linesSchema }),
  subject: ({ data }) => `${data.seller} has packed your parcel`,
  preview: "It leaves soon.",
  reason: buyerReason,
  body: ({ data, site }) => (
    <>
      <p>
        {data.seller} has packed a parcel of your order {data.orderNumber}. We write again when it leaves.
      </p>
      <EmailLines lines={data.lines} />
      <EmailButton href={orderAddress(site, data.orderPath)}>View your order</EmailButton>
    </>
  ),
});
