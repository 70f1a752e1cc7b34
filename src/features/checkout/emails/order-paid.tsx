import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { buyerReason, orderAddress, orderFields } from "./order-email.ts";
import { EmailLines, EmailSum, linesSchema } from "./order-lines.tsx";

/** The receipt: sent once, when the money has arrived. */
export const orderPaidEmail = defineEmail({
  schema: z.object({
    ...orderFields,
    lines: linesSchema,
    goods: z.string(),
    shipping: z.string(),
    tax: z.string().nullable(),
    isTaxIncluded: z.boolean(),
    total: z.string(),
    paidOn: z.string(),
    shipTo: z.string().nullable(),
    parcels: z.number(),
  }),
  subject: ({ data }) => `Your order ${data.orderNumber}`,
  preview: "Thank you. Here is your receipt.",
  reason: buyerReason,
  body: ({ data, site }) => (
    <>
      <p>Thank you for your order. Your payment has arrived, and we’ve let the makers know.</p>
      <EmailLines lines={data.lines} />
      <hr style={{ margin: "16px 0", border: 0, borderTop: "1px solid #65574c" }} />
      <EmailSum label="Products" amount={data.goods} />
      <EmailSum label="Shipping" amount={data.shipping} />
      {data.tax && (
        <EmailSum label={data.isTaxIncluded ? "Sales tax, included" : "Sales tax"} amount={data.tax} />
      )}
      <EmailSum label={`Paid on ${data.paidOn}`} amount={data.total} />
      {data.shipTo && <p>Going to: {data.shipTo}.</p>}
      {data.parcels > 1 && (
        <p>It comes in {data.parcels} parcels, one from each maker. We write when each is on its way.</p>
      )}
      <EmailButton href={orderAddress(site, data.orderPath)}>View your order</EmailButton>
      <p>Whoever has this link can open your order, so keep it to yourself.</p>
    </>
  ),
});
