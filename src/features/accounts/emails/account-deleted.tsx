import { z } from "zod";
import { Letter } from "#platform/mail/letter.tsx";
import { defineLetter } from "#platform/mail/letters.ts";

/** The last letter to somebody who deleted their account. */
export const accountDeletedLetter = defineLetter({
  schema: z.object({ username: z.string(), removesPosts: z.boolean() }),
  subject: () => "Your account is deleted",
  body: ({ data, site }) => (
    <Letter
      site={site}
      title="Your account is deleted"
      preview="This is the last letter to this address."
      reason={`The account with this address at ${site.name} was deleted by somebody who knew its password.`}
    >
      <p>Hello {data.username},</p>
      <p>
        your account is deleted, and you are signed out everywhere.{" "}
        {data.removesPosts
          ? "Your reviews and replies are gone too."
          : "Your reviews and replies stay, without your name."}
      </p>
      <p>Thank you for the time you spent with us. You are welcome back at any time.</p>
    </Letter>
  ),
});
