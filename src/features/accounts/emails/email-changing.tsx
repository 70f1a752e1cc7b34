import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to the old address, so that no one loses an account without notice. */
export const emailChangingEmail = defineEmail({
  schema: z.object({ username: z.string() }),
  subject: () => "Your email is about to change",
  preview: "Somebody with your password asked for another address.",
  reason: (site) => `You have an account at ${site.name} with this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        Someone who knows your password asked to use another address for your account. It changes as soon as
        that address is confirmed; then this one no longer opens your account.
      </p>
      <p>Was it you? Then there is nothing to do here. If it was not, set a new password now.</p>
      <EmailButton href={new URL("/forgot-password", site.origin).href}>Set a new password</EmailButton>
    </>
  ),
});
