import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to the submitter when an admin approves changes to a listed event. */
export const eventChangeApprovedEmail = defineEmail({
  schema: z.object({ username: z.string(), eventName: z.string(), eventId: z.string() }),
  subject: ({ data }) => `Your changes to ${data.eventName} are on the calendar`,
  preview: "Everybody sees them now.",
  reason: (site) =>
    `You’re getting this email because you changed the event with your account at ${site.name}.`,
  body: ({ data: { username, eventName, eventId }, site }) => (
    <>
      <p>Hello {username},</p>
      <p>
        We have read your changes to “{eventName}”, and{" "}
        <a href={`${site.origin}/event/${eventId}`}>its page</a> shows them now.
      </p>
    </>
  ),
});
