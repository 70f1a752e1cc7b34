import { z } from "zod";
import { LetterReason } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to the submitter when an admin rejects an event. */
export const eventRejectedEmail = defineEmail({
  schema: z.object({
    username: z.string(),
    eventName: z.string(),
    reason: z.string().nullable(),
    note: z.string().nullable(),
  }),
  subject: ({ data }) => `Your event ${data.eventName} was not published`,
  preview: "What we decided, why, and what you can do.",
  reason: (site) => `You’re getting this email because you sent the event with your account at ${site.name}.`,
  body: ({ data: { username, eventName, reason, note } }) => (
    <>
      <p>Hello {username},</p>
      <p>Thank you for “{eventName}”. Someone on our team has read it and decided not to list it.</p>
      <LetterReason reason={reason} note={note} />
      <p>You can send it again once that is fixed. If you think we got it wrong, reply to this email.</p>
    </>
  ),
});
