import { z } from "zod";
import { LetterReason } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to an artist whose profile is not listed, or no longer. It contains no name, which was not accepted either. */
export const artistRejectedEmail = defineEmail({
  schema: z.object({ reason: z.string().nullable(), note: z.string().nullable() }),
  subject: () => "An artist profile with your address was not published",
  preview: "What we decided, why, and what you can do.",
  reason: (site) =>
    `You’re getting this email because this address came with an artist's profile that was sent to ${site.name}.`,
  body: ({ data: { reason, note } }) => (
    <>
      <p>Hello,</p>
      <p>
        Someone on our team has read an artist profile with this address and decided not to show it in the
        artist directory.
      </p>
      <LetterReason reason={reason} note={note} />
      <p>You can send it again once that is fixed. If you think we got it wrong, reply to this email.</p>
    </>
  ),
});
