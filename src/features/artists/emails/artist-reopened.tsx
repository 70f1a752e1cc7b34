import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to a rejected artist when the rejection is undone. */
export const artistReopenedEmail = defineEmail({
  schema: z.object({ isListed: z.boolean() }),
  subject: () => "We took back what we wrote about an artist profile",
  preview: "Please ignore our last email.",
  reason: (site) =>
    `You’re getting this email because this address came with an artist's profile that was sent to ${site.name}.`,
  body: ({ data: { isListed } }) => (
    <>
      <p>Hello,</p>
      <p>
        We wrote to you that the profile would not be shown. We have taken that decision back:{" "}
        {isListed ? "it is in the artist directory as before" : "we are reading it again"}. You need not send
        it anew.
      </p>
    </>
  ),
});
