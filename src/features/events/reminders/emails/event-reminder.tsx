import { z } from "zod";
import { LetterButton } from "#platform/mail/letter.tsx";
import { defineLetter } from "#platform/mail/letters.ts";
import { eventLetterKinds } from "../../letter-kinds.ts";

/** To whoever saved an event, the day before. */
export const eventReminderLetter = defineLetter({
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
  optional: eventLetterKinds.reminders,
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
      <LetterButton href={`${site.origin}/event/${eventId}`}>See the event</LetterButton>
    </>
  ),
});
