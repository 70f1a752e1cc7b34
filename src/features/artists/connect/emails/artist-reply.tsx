import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { connectEmailKinds } from "../email-kinds.ts";

/** Sent to a member with an artist's reply. */
export const artistReplyEmail = defineEmail({
  schema: z.object({ artistName: z.string(), senderName: z.string(), text: z.string(), path: z.string() }),
  subject: ({ data: { artistName } }) => `${artistName} answered you`,
  preview: "Read the reply and write back on our site.",
  reason: (site) =>
    `You’re getting this email because you wrote to this artist with your account at ${site.name}. We did not tell the artist your email address.`,
  optional: connectEmailKinds.answers,
  body: ({ data: { artistName, senderName, text, path }, site }) => (
    <>
      <p>Hello {senderName},</p>
      <p>
        <b>{artistName}</b> answered:
      </p>
      <p style={{ whiteSpace: "pre-wrap" }}>{text}</p>
      <EmailButton href={`${site.origin}${path}`}>Open the conversation</EmailButton>
    </>
  ),
});
