import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { EmailLines, linesSchema } from "./order-lines.tsx";

/** Sent to the owner of a business that sold something, with what to pack. The buyer's address is in the workspace. */
export const newOrderEmail = defineEmail({
  schema: z.object({
    orderNumber: z.string(),
    business: z.string(),
    businessId: z.string(),
    lines: linesSchema,
  }),
  subject: ({ data }) => `${data.business} has a new order, ${data.orderNumber}`,
  preview: "It is paid. What to pack, and where.",
  reason: (site) => `You’re getting this email because a business at ${site.name} is yours.`,
  body: ({ data, site }) => (
    <>
      <p>Somebody has bought from {data.business}, and the payment has arrived. Please pack:</p>
      <EmailLines lines={data.lines} />
      <EmailButton href={new URL(`/dashboard/${data.businessId}/orders`, site.origin).href}>
        Open your orders
      </EmailButton>
      <p>There you find where it goes, and tell the buyer when it leaves.</p>
    </>
  ),
});
