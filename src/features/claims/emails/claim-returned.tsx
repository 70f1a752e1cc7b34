import { z } from "zod";
import { defineLetter } from "#platform/mail/letters.ts";

/** Tells somebody that a business which was handed over is theirs again. */
export const claimReturnedLetter = defineLetter({
  schema: z.object({ username: z.string(), business: z.string() }),
  subject: ({ data }) => `${data.business} is yours again`,
  preview: "We took back the hand-over.",
  reason: (site) => `${site.name} knows the account of this address as the owner of a business.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        we took back our decision to hand {data.business} over. It is yours again, as before: see{" "}
        <a href={`${site.origin}/dashboard`}>your dashboard</a>.
      </p>
    </>
  ),
});
