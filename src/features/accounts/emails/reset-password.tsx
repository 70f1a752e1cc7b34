import { z } from "zod";
import { LetterButton } from "#platform/mail/letter.tsx";
import { defineLetter } from "#platform/mail/letters.ts";
import { linkTo } from "./link-to.ts";

/** Sent when somebody forgot the password: its link sets a new one. */
export const resetPasswordLetter = defineLetter({
  schema: z.object({ token: z.string() }),
  subject: () => "Set a new password",
  preview: "The link works once, and for one hour.",
  reason: (site) =>
    `Somebody asked ${site.name} for a new password for this address. If it was not you, do nothing: your password stays as it is.`,
  body: ({ data, site }) => (
    <>
      <p>Hello,</p>
      <p>Here’s your link to set a new password. It logs you out everywhere else.</p>
      <LetterButton href={linkTo(site, "/reset-password", data.token)}>Set a new password</LetterButton>
      <p>The link works once, and for one hour.</p>
    </>
  ),
});
