import { defineEmail } from "#platform/mail/emails.ts";
import { kindOf, namedSchema, nameOf } from "./claimed.ts";

/** Sent to a former owner whose ownership is restored. */
export const claimReturnedEmail = defineEmail({
  schema: namedSchema,
  subject: ({ data }) => `${nameOf(data)} is yours again`,
  preview: "We took back the hand-over.",
  reason: (site, data) => `${site.name} knows the account of this address as the owner of ${kindOf(data)}.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        We took back our decision to hand {nameOf(data)} over. It is yours again, as before: see{" "}
        <a href={`${site.origin}/dashboard`}>your dashboard</a>.
      </p>
    </>
  ),
});
