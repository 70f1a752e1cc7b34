import { z } from "zod";
import { LetterButton } from "#platform/mail/letter.tsx";
import { defineLetter } from "#platform/mail/letters.ts";
import { LetterLines, linesSchema } from "./order-lines.tsx";

/** To the owner of a business that sold something: what to pack. The buyer's address waits in the workspace. */
export const newOrderLetter = defineLetter({
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
      <LetterLines lines={data.lines} />
      <LetterButton href={new URL(`/dashboard/${data.businessId}/orders`, site.origin).href}>
        Open your orders
      </LetterButton>
      <p>There you find where it goes, and tell the buyer when it leaves.</p>
    </>
  ),
});
