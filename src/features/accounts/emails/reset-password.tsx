import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { linkTo } from "./link-to.ts";

/** Sent after a forgotten password, with a link to set a new one. */
export const resetPasswordEmail = defineEmail({
  schema: z.object({ token: z.string() }),
  subject: () => "Set a new password",
  preview: "The link works once, and for one hour.",
  reason: (site) =>
    `Somebody asked ${site.name} for a new password for this address. If it was not you, do nothing: your password stays as it is.`,
  body: ({ data, site }) => (
    <>
      <p>Hello,</p>
      <p>Here’s your link to set a new password. It logs you out everywhere else.</p>
      <EmailButton href={linkTo(site, "/reset-password", data.token)}>Set a new password</EmailButton>
      <p>The link works once, and for one hour.</p>
    </>
  ),
});
