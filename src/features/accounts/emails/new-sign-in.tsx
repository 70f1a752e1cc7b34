import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent after a login from a browser that the account has not used before. */
export const newSignInEmail = defineEmail({
  schema: z.object({ username: z.string(), device: z.string() }),
  subject: () => "A new login to your account",
  preview: "If this was you, there is nothing to do.",
  reason: (site) => `You have an account at ${site.name} with this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>Someone logged in to your account from a browser that we did not know: {data.device}.</p>
      <p>
        Was it you? Then there is nothing to do. If it was not, set a new password now: that logs everybody
        out.
      </p>
      <EmailButton href={new URL("/forgot-password", site.origin).href}>Set a new password</EmailButton>
    </>
  ),
});
