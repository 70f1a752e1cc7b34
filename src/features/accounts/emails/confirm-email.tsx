import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { linkTo } from "./link-to.ts";

/** Sent to an account's new address, with a link that confirms it. */
export const confirmEmailEmail = defineEmail({
  schema: z.object({ token: z.string() }),
  subject: () => "Confirm your new email",
  preview: "One step, and this is your address.",
  reason: (site) =>
    `Somebody asked ${site.name} to use this address for their account. If it was not you, do nothing: without this link nothing changes.`,
  body: ({ data, site }) => (
    <>
      <p>Hello,</p>
      <p>Please confirm that this is your new address. Until then, the old one stays.</p>
      <EmailButton href={linkTo(site, "/confirm-email", data.token)}>Use this address</EmailButton>
      <p>You have to be logged in. The link works once, and for 24 hours.</p>
    </>
  ),
});
