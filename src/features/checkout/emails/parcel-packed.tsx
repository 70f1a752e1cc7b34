import { z } from "zod";
import { LetterButton } from "#platform/mail/letter.tsx";
import { defineLetter } from "#platform/mail/letters.ts";
import { buyerReason, orderAddress, orderFields } from "./order-letter.ts";
import { LetterLines, linesSchema } from "./order-lines.tsx";

/** To the buyer, when a maker has packed a parcel. */
export const parcelPackedLetter = defineLetter({
  schema: z.object({ ...orderFields, seller: z.string(), lines: linesSchema }),
  subject: ({ data }) => `${data.seller} has packed your parcel`,
  preview: "It leaves soon.",
  reason: buyerReason,
  body: ({ data, site }) => (
    <>
      <p>
        {data.seller} has packed a parcel of your order {data.orderNumber}. We write again when it leaves.
      </p>
      <LetterLines lines={data.lines} />
      <LetterButton href={orderAddress(site, data.orderPath)}>View your order</LetterButton>
    </>
  ),
});
