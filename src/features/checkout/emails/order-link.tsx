import { z } from "zod";
import { LetterButton } from "#platform/mail/letter.tsx";
import { defineLetter } from "#platform/mail/letters.ts";
import { orderAddress, orderFields } from "./order-letter.ts";

/** To somebody who looked an order up with its number and this address. */
export const orderLinkLetter = defineLetter({
  schema: z.object(orderFields),
  subject: ({ data }) => `The link to your order ${data.orderNumber}`,
  preview: "It opens your order without an account.",
  reason: (site) =>
    `Somebody asked ${site.name} for this order with its number and your address. If it was not you, do nothing: only this email has the link.`,
  body: ({ data, site }) => (
    <>
      <p>Here is the order you asked for.</p>
      <LetterButton href={orderAddress(site, data.orderPath)}>Open order {data.orderNumber}</LetterButton>
      <p>Whoever has this link can open your order, so keep it to yourself.</p>
    </>
  ),
});
