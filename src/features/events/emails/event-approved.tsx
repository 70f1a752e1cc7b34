import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to the submitter when an admin approves an event. */
export const eventApprovedEmail = defineEmail({
  schema: z.object({ username: z.string(), eventName: z.string(), eventId: z.string() }),
  subject: () => "Your event is on the calendar",
  preview: "It has a page of its own now.",
  reason: (site) => `You’re getting this email because you sent the event with your account at ${site.name}.`,
  body: ({ data: { username, eventName, eventId }, site }) => (
    <>
      <p>Hello {username},</p>
      <p>
        Thank you for “{eventName}”. Someone on our team has read it, and it is on the calendar:{" "}
        <a href={`${site.origin}/event/${eventId}`}>{`${site.origin}/event/${eventId}`}</a>
      </p>
      <p>
        If something changes, <a href={`${site.origin}/account/events`}>your events</a> is the place to say
        so. Whoever saved it hears from us when you move or cancel it.
      </p>
    </>
  ),
});
