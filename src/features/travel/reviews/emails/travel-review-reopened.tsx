import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to the author of a travel review whose rejection was undone. */
export const travelReviewReopenedEmail = defineEmail({
  schema: z.object({ username: z.string(), subject: z.string() }),
  subject: ({ data }) => `We are reading your review of ${data.subject} again`,
  preview: "Please ignore our last email.",
  reason: (site) => `You’re getting this email because you wrote it with your account at ${site.name}.`,
  body: ({ data: { username, subject } }) => (
    <>
      <p>Hello {username},</p>
      <p>
        We wrote to you that your review of {subject} would not be shown. We have taken that decision back and
        are reading it again. You need not do anything.
      </p>
    </>
  ),
});
