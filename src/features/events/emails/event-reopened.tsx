import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to the submitter when the rejection of an event is undone. */
export const eventReopenedEmail = defineEmail({
  schema: z.object({ username: z.string(), eventName: z.string() }),
  subject: ({ data }) => `We are reading your event ${data.eventName} again`,
  preview: "Please ignore our last email.",
  reason: (site) => `You’re getting this email because you sent the event with your account at ${site.name}.`,
  body: ({ data: { username, eventName } }) => (
    <>
      <p>Hello {username},</p>
      <p>
        We wrote to you that “{eventName}” would not be listed. We have taken that decision back and are
        reading it again. You need not send it anew.
      </p>
    </>
  ),
});
