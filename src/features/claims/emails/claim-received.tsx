import { defineEmail } from "#platform/mail/emails.ts";
import { kindOf, namedSchema, nameOf } from "./claimed.ts";

/** Sent when a claim has arrived, with what happens next. */
export const claimReceivedEmail = defineEmail({
  schema: namedSchema,
  subject: ({ data }) => `We have your claim for ${nameOf(data)}`,
  preview: "We read your proof and write to you with the outcome.",
  reason: (site, data) => `You claimed ${kindOf(data)} at ${site.name} with the account of this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        Your claim for {nameOf(data)} is here, and so is your proof. A real person reviews it. You’ll hear
        from us either way, with the reason.
      </p>
      <p>
        Until then you can see where it stands on <a href={`${site.origin}/dashboard`}>your dashboard</a>.
      </p>
      <p>It was not you? Then change your password, and answer nobody who asks you about it.</p>
    </>
  ),
});
