import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to someone who became an admin, or is no longer one. */
export const adminChangedEmail = defineEmail({
  schema: z.object({ username: z.string(), isAdmin: z.boolean() }),
  subject: ({ data }) => (data.isAdmin ? "You are an admin now" : "You are no longer an admin"),
  preview: "Your devices were signed out.",
  reason: (site) => `You have an account at ${site.name} with this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        {data.isAdmin
          ? `You are now an admin of ${site.name}. Log in again to use your new rights.`
          : `You are no longer an admin of ${site.name}. Your account is as it was otherwise; log in again to use it.`}
      </p>
      <EmailButton href={new URL("/login", site.origin).href}>Log in</EmailButton>
    </>
  ),
});
