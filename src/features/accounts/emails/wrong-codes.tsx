import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent after the right password and then wrong codes. */
export const wrongCodesEmail = defineEmail({
  schema: z.object({ username: z.string() }),
  subject: () => "Someone may know your password",
  preview: "Wrong codes were entered after your password.",
  reason: (site) => `You have an account at ${site.name} with this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        Someone entered the password of your account, and then wrong codes for two-step verification. Nobody
        got in with them.
      </p>
      <p>
        Was it you, with the wrong app or a clock that is off? Then try again. If it was not, someone else
        knows your password: set a new one now.
      </p>
      <EmailButton href={new URL("/forgot-password", site.origin).href}>Set a new password</EmailButton>
    </>
  ),
});
