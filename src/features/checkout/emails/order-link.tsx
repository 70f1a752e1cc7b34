import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { orderAddress, orderFields } from "./order-email.ts";

/** Sent to someone who looked up an order with its number and this address. */
export const orderLinkEmail = defineEmail({
  schema: z.object(orderFields),
  subject: ({ data }) => `The link to your order ${data.orderNumber}`,
  preview: "It opens your order without an account.",
  reason: (site) =>
    `Somebody asked ${site.name} for this order with its number and your address. If it was not you, do nothing: only this email has the link.`,
  body: ({ data, site }) => (
    <>
      <p>Here is the order you asked for.</p>
      <EmailButton href={orderAddress(site, data.orderPath)}>Open order {data.orderNumber}</EmailButton>
      <p>Whoever has this link can open your order, so keep it to yourself.</p>
    </>
  ),
});
