import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { buyerReason, orderAddress, orderFields } from "./order-email.ts";
import { EmailLines, linesSchema } from "./order-lines.tsx";

/** Sent to the buyer when a parcel will not be sent. The refund has a separate email, once it is on its way. */
export const parcelCanceledEmail = defineEmail({
  schema: z.object({
    ...orderFields,
    seller: z.string(),
    lines: linesSchema,
    note: z.string().nullable(),
    refund: z.string().nullable(),
  }),
  subject: ({ data }) => `${data.seller} cannot send your parcel`,
  preview: "What was in it, and what happens to your money.",
  reason: buyerReason,
  body: ({ data, site }) => (
    <>
      <p>
        We are sorry: a parcel of your order {data.orderNumber} was canceled. {data.seller} cannot send it.
      </p>
      {data.note && <p>In their words: “{data.note}”</p>}
      <EmailLines lines={data.lines} />
      {data.refund && <p>{data.refund} is coming back to you, the way you paid. We write when it is sent.</p>}
      <EmailButton href={orderAddress(site, data.orderPath)}>View your order</EmailButton>
    </>
  ),
});
