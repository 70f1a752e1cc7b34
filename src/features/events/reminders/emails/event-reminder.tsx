import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { eventEmailKinds } from "../../email-kinds.ts";

/** Sent to people who saved an event on the day before. */
export const eventReminderEmail = defineEmail({
  schema: z.object({
    username: z.string(),
    eventId: z.string(),
    eventName: z.string(),
    day: z.string(),
    when: z.string(),
    location: z.string().nullable(),
  }),
  subject: ({ data: { eventName, day } }) => `${eventName} is on ${day}`,
  preview: "When and where.",
  reason: (site) => `You’re getting this email because you saved the event at ${site.name}.`,
  optional: eventEmailKinds.reminders,
  body: ({ data: { username, eventId, eventName, when, location }, site }) => (
    <>
      <p>Hello {username},</p>
      <p>You saved “{eventName}”, and it is soon.</p>
      <p>
        When: <b>{when}</b>
      </p>
      {location && (
        <p>
          Where: <b>{location}</b>
        </p>
      )}
      <EmailButton href={`${site.origin}/event/${eventId}`}>See the event</EmailButton>
    </>
  ),
});
