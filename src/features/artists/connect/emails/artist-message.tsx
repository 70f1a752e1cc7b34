import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { connectEmailKinds } from "../email-kinds.ts";

/** Sent to an artist with a member's message. The subject contains no name, because members choose theirs freely. */
export const artistMessageEmail = defineEmail({
  schema: z.object({ artistName: z.string(), senderName: z.string(), text: z.string(), path: z.string() }),
  subject: ({ site }) => `A member of ${site.name} wrote to you`,
  preview: "Read it and reply on our site.",
  reason: (site) =>
    `You’re getting this email because you are listed in the artist directory of ${site.name}. Your profile shows your email address to everybody; what you answer on that page is sent without it.`,
  optional: connectEmailKinds.messages,
  body: ({ data: { artistName, senderName, text, path }, site }) => (
    <>
      <p>Hello {artistName},</p>
      <p>
        <b>{senderName}</b>, a member of {site.name}, wrote:
      </p>
      <p style={{ whiteSpace: "pre-wrap" }}>{text}</p>
      <EmailButton href={`${site.origin}${path}`}>Read and answer</EmailButton>
      <p>
        There you can also block this member or report the message. Do not pass the address on: whoever has it
        can answer in your name.
      </p>
    </>
  ),
});
