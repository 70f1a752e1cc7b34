import { z } from "zod";
import { LetterButton } from "#platform/mail/letter.tsx";
import { defineLetter } from "#platform/mail/letters.ts";
import { buyerReason, orderAddress, orderFields } from "./order-letter.ts";

/** To somebody whose payment was turned down after they had left the payment page. */
export const orderPaymentFailedLetter = defineLetter({
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
      <LetterButton href={orderAddress(site, data.orderPath)}>Look at the order</LetterButton>
    </>
  ),
});
