import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** To the author of a review or a reply whose rejection was undone. */
export const postReopenedEmail = defineEmail({
  schema: z.object({ kind: z.enum(["review", "reply"]), username: z.string(), businessName: z.string() }),
  subject: ({ data }) => `We are reading your ${data.kind} about ${data.businessName} again`,
  preview: "Please ignore our last email.",
  reason: (site) => `You’re getting this email because you wrote it with your account at ${site.name}.`,
  body: ({ data: { kind, username, businessName } }) => (
    <>
      <p>Hello {username},</p>
      <p>
        We wrote to you that your {kind} about {businessName} would not be shown. We have taken that decision
        back and are reading it again. You need not do anything.
      </p>
    </>
  ),
});
