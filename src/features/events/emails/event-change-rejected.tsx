import { z } from "zod";
import { LetterReason } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to the submitter when an admin rejects changes to a listed event. */
export const eventChangeRejectedEmail = defineEmail({
  schema: z.object({
    username: z.string(),
    eventName: z.string(),
    eventId: z.string(),
    reason: z.string().nullable(),
    note: z.string().nullable(),
  }),
  subject: ({ data }) => `Your changes to ${data.eventName} were not taken`,
  preview: "The event stays on the calendar as it was.",
  reason: (site) =>
    `You’re getting this email because you changed the event with your account at ${site.name}.`,
  body: ({ data: { username, eventName, eventId, reason, note }, site }) => (
    <>
      <p>Hello {username},</p>
      <p>
        Someone on our team has read your changes to “{eventName}” and decided not to take them. The event
        stays on the calendar as it was.
      </p>
      <LetterReason reason={reason} note={note} />
      <p>
        You can <a href={`${site.origin}/account/events/${eventId}`}>change it again</a>. If you think that we
        are wrong, answer this letter.
      </p>
    </>
  ),
});
