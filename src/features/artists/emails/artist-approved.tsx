import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to an artist whose profile is now listed. */
export const artistApprovedEmail = defineEmail({
  schema: z.object({ name: z.string(), artistId: z.string() }),
  subject: ({ data }) => `${data.name} is in the artist directory`,
  preview: "The profile has a page of its own now.",
  reason: (site) =>
    `You’re getting this email because this address came with an artist's profile that was sent to ${site.name}.`,
  body: ({ data: { name, artistId }, site }) => (
    <>
      <p>Hello {name},</p>
      <p>
        Someone on our team has read the profile, and it is in the artist directory:{" "}
        <a href={`${site.origin}/artist/${artistId}`}>{`${site.origin}/artist/${artistId}`}</a>
      </p>
      <p>
        If you did not send it and do not want to be listed, reply to this email and we take the profile down.
      </p>
    </>
  ),
});
