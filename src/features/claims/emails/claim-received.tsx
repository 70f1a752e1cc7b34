import { z } from "zod";
import { defineLetter } from "#platform/mail/letters.ts";

/** Says that a claim has arrived, and what happens next. */
export const claimReceivedLetter = defineLetter({
  schema: z.object({ username: z.string(), business: z.string() }),
  subject: ({ data }) => `We have your claim for ${data.business}`,
  preview: "We read your proof and write to you with the outcome.",
  reason: (site) => `You claimed a business at ${site.name} with the account of this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        your claim for {data.business} is here, and so is your proof. Somebody of ours reads it and writes to
        you with the outcome, and with the reason if it is a no.
      </p>
      <p>
        Until then you can see where it stands on <a href={`${site.origin}/dashboard`}>your dashboard</a>.
      </p>
      <p>It was not you? Then change your password, and answer nobody who asks you about it.</p>
    </>
  ),
});
