import { defineEmail } from "#platform/mail/emails.ts";
import { claimedSchema, isArtist, kindOf, nameOf, pageOf } from "./claimed.ts";

/** Sent to the new owner of a business or an artist profile. */
export const claimApprovedEmail = defineEmail({
  schema: claimedSchema,
  subject: ({ data }) => `${nameOf(data)} is yours`,
  preview: "Your claim has been approved.",
  reason: (site, data) => `You claimed ${kindOf(data)} at ${site.name} with the account of this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        Your claim has been approved: {nameOf(data)} is yours here. Its page carries the Verified mark, and
        what we build for owners opens for you on <a href={`${site.origin}/dashboard`}>your dashboard</a>.
      </p>
      <p>
        Look at <a href={`${site.origin}${pageOf(data)}`}>its page</a> the way your{" "}
        {isArtist(data) ? "listeners and viewers" : "customers"} do.
      </p>
      <p>We delete your proof in 30 days.</p>
    </>
  ),
});
