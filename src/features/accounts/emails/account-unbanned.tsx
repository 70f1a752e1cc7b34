import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent when a ban is lifted. */
export const accountUnbannedEmail = defineEmail({
  schema: z.object({ username: z.string().nullable() }),
  subject: () => "Your account is open again",
  preview: "You can log in as before.",
  reason: (site) => `You have an account at ${site.name} with this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello{data.username && ` ${data.username}`},</p>
      <p>Your account is no longer suspended. You can log in as before.</p>
      <EmailButton href={new URL("/login", site.origin).href}>Log in</EmailButton>
    </>
  ),
});
