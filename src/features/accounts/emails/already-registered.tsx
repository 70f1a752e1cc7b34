import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent instead of creating a second account, so only the address's owner learns that there is one. */
export const alreadyRegisteredEmail = defineEmail({
  schema: z.object({}),
  subject: () => "You already have an account",
  preview: "Log in, or set a new password.",
  reason: (site) =>
    `Somebody tried to sign up at ${site.name} with this address. If it was not you, do nothing: your account is as it was.`,
  body: ({ site }) => (
    <>
      <p>Hello,</p>
      <p>
        Someone just tried to sign up with your address, maybe you. No second account was made: you already
        have one.
      </p>
      <EmailButton href={new URL("/login", site.origin).href}>Log in</EmailButton>
      <p>
        Forgotten your password? <a href={new URL("/forgot-password", site.origin).href}>Set a new one</a>.
      </p>
    </>
  ),
});
