import { z } from "zod";
import { LetterButton } from "#platform/mail/letter.tsx";
import { defineLetter } from "#platform/mail/letters.ts";
import { linkTo } from "./link-to.ts";

/** Sent to the new address of an account: its link makes it the address of the account. */
export const confirmEmailLetter = defineLetter({
  schema: z.object({ token: z.string() }),
  subject: () => "Confirm your new email",
  preview: "One step, and this is your address.",
  reason: (site) =>
    `Somebody asked ${site.name} to use this address for their account. If it was not you, do nothing: without this link nothing changes.`,
  body: ({ data, site }) => (
    <>
      <p>Hello,</p>
      <p>Please confirm that this is your new address. Until then, the old one stays.</p>
      <LetterButton href={linkTo(site, "/confirm-email", data.token)}>Use this address</LetterButton>
      <p>You have to be logged in. The link works once, and for 24 hours.</p>
    </>
  ),
});
