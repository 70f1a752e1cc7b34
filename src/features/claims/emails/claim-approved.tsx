import { z } from "zod";
import { defineLetter } from "#platform/mail/letters.ts";

/** Tells somebody that they now own a business here. */
export const claimApprovedLetter = defineLetter({
  schema: z.object({ username: z.string(), business: z.string(), businessId: z.string() }),
  subject: ({ data }) => `${data.business} is yours`,
  preview: "Your claim has been approved.",
  reason: (site) => `You claimed a business at ${site.name} with the account of this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        your claim has been approved: {data.business} is yours here. Its page carries the Verified mark, and
        what we build for owners opens for you on <a href={`${site.origin}/dashboard`}>your dashboard</a>.
      </p>
      <p>
        Look at <a href={`${site.origin}/business/${data.businessId}`}>its page</a> the way your customers do.
      </p>
      <p>We delete your proof in 30 days.</p>
    </>
  ),
});
