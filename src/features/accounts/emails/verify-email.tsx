import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { linkTo } from "./link-to.ts";

/**
 * Sent after registering, with a link that verifies the address. It contains no name, because the address is
 * unverified.
 */
export const verifyEmailEmail = defineEmail({
  schema: z.object({ token: z.string() }),
  subject: () => "Verify your email",
  preview: "One step, and your account is ready.",
  reason: (site) =>
    `Somebody signed up at ${site.name} with this address. If it was not you, do nothing: without this link the account stays closed, and it is removed after a week.`,
  body: ({ data, site }) => (
    <>
      <p>Hello,</p>
      <p>Welcome to {site.name}. Please confirm that this address is yours.</p>
      <EmailButton href={linkTo(site, "/verify-email", data.token)}>Verify my email</EmailButton>
      <p>It asks for the password you chose. The link works once, and for 24 hours.</p>
      <p>
        Did you sign up more than once, or did somebody else use your address? The first password counts:{" "}
        <a href={new URL("/forgot-password", site.origin).href}>set your own</a>, and the account is yours.
      </p>
    </>
  ),
});
