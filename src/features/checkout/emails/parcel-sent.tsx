import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { buyerReason, orderAddress, orderFields } from "./order-email.ts";
import { EmailLines, linesSchema } from "./order-lines.tsx";

/**
 * Sent to the buyer when a parcel has left. The carrier's URL is on the order's page, because emails only link to this
 * site.
 */
export const parcelSentEmail = defineEmail({
  schema: z.object({
    ...orderFields,
    seller: z.string(),
    lines: linesSchema,
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
  }),
  subject: ({ data }) => `Your parcel from ${data.seller} is on its way`,
  preview: "What is in it, and how to follow it.",
  reason: buyerReason,
  body: ({ data, site }) => (
    <>
      <p>
        {data.seller} has sent a parcel of your order {data.orderNumber}
        {data.carrier && ` with ${data.carrier}`}.
      </p>
      {data.trackingNumber && (
        <p>
          Its tracking number is <b>{data.trackingNumber}</b>.
        </p>
      )}
      <EmailLines lines={data.lines} />
      <EmailButton href={orderAddress(site, data.orderPath)}>Follow your order</EmailButton>
    </>
  ),
});
