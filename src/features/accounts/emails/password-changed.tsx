import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent after every change of a password. */
export const passwordChangedEmail = defineEmail({
  schema: z.object({ username: z.string() }),
  subject: () => "Your password was changed",
  preview: "If this was you, there is nothing to do.",
  reason: (site) => `You have an account at ${site.name} with this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>Your account has a new password. Other devices have to log in again.</p>
      <p>Was it you? Then there is nothing to do. If it was not, set a new one now.</p>
      <EmailButton href={new URL("/forgot-password", site.origin).href}>Set a new password</EmailButton>
    </>
  ),
});
