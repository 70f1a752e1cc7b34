import { z } from "zod";
import { EmailButton, LetterReason } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to the author of a travel review that an admin has rejected. */
export const travelReviewRejectedEmail = defineEmail({
  schema: z.object({
    username: z.string(),
    subject: z.string(),
    path: z.string().startsWith("/"),
    reason: z.string().nullable(),
    note: z.string().nullable(),
  }),
  subject: ({ data }) => `Your review of ${data.subject} was not published`,
  preview: "What we decided, why, and what you can do.",
  reason: (site) => `You’re getting this email because you wrote it with your account at ${site.name}.`,
  body: ({ data: { username, subject, path, reason, note }, site }) => (
    <>
      <p>Hello {username},</p>
      <p>Someone on our team has read your review of {subject} and decided not to show it.</p>
      <LetterReason reason={reason} note={note} />
      <p>
        A low rating is never the reason. You can delete this review and write another one that keeps to what
        you saw and how you were received. If you think that we are wrong, answer this letter.
      </p>
      <EmailButton href={`${site.origin}${path}`}>Open your review</EmailButton>
    </>
  ),
});
