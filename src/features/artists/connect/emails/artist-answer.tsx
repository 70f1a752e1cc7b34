import { z } from "zod";
import { LetterButton } from "#platform/mail/letter.tsx";
import { defineLetter } from "#platform/mail/letters.ts";
import { connectLetterKinds } from "../letter-kinds.ts";

/** To a member: what an artist has answered. */
export const artistAnswerLetter = defineLetter({
  schema: z.object({ artistName: z.string(), senderName: z.string(), text: z.string(), path: z.string() }),
  subject: ({ data: { artistName } }) => `${artistName} answered you`,
  preview: "Read the reply and write back on our site.",
  reason: (site) =>
    `You’re getting this email because you wrote to this artist with your account at ${site.name}. We did not tell the artist your email address.`,
  optional: connectLetterKinds.answers,
  body: ({ data: { artistName, senderName, text, path }, site }) => (
    <>
      <p>Hello {senderName},</p>
      <p>
        <b>{artistName}</b> answered:
      </p>
      <p style={{ whiteSpace: "pre-wrap" }}>{text}</p>
      <LetterButton href={`${site.origin}${path}`}>Open the conversation</LetterButton>
    </>
  ),
});
