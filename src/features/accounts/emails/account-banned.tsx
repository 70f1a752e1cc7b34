import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to a banned member: why, for how long, and whom to contact. */
export const accountBannedEmail = defineEmail({
  schema: z.object({
    username: z.string().nullable(),
    reason: z.string(),
    /** Formatted; null for a ban without an end. */
    until: z.string().nullable(),
    contact: z.string(),
  }),
  subject: () => "Your account is suspended",
  preview: "Why, for how long, and whom to write to.",
  reason: (site) => `You have an account at ${site.name} with this address.`,
  body: ({ data }) => (
    <>
      <p>Hello{data.username && ` ${data.username}`},</p>
      <p>
        Your account is suspended{data.until ? ` until ${data.until}` : ""}: you are signed out everywhere and
        cannot log in. What you posted stays where it is.
      </p>
      <p>The reason we wrote down:</p>
      <blockquote style={{ margin: 0, paddingLeft: "1em", borderLeft: "3px solid #b8860b" }}>
        {data.reason}
      </blockquote>
      <p>
        If you think this is a mistake, write to <a href={`mailto:${data.contact}`}>{data.contact}</a>.
      </p>
    </>
  ),
});
