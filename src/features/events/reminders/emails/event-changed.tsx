import { z } from "zod";
import { EmailButton } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";
import { eventEmailKinds } from "../../email-kinds.ts";

const schema = z.object({
  username: z.string(),
  eventId: z.string(),
  eventName: z.string(),
  /** One date of a repeating event, not the whole event. */
  isOneDate: z.boolean(),
  /** The old time. */
  before: z.string(),
  location: z.string().nullable(),
  note: z.string().nullable(),
});

/** Sent to people who saved an event when it, or one of its dates, is moved. */
export const eventMovedEmail = defineEmail({
  schema: schema.extend({ when: z.string() }),
  subject: ({ data: { eventName, isOneDate } }) =>
    isOneDate ? `One date of ${eventName} has moved` : `${eventName} has moved`,
  preview: "When it was, and when it is now.",
  reason: (site) => `You’re getting this email because you saved the event at ${site.name}.`,
  optional: eventEmailKinds.changes,
  body: ({ data: { username, eventId, eventName, isOneDate, before, when, location, note }, site }) => (
    <>
      <p>Hello {username},</p>
      <p>
        {isOneDate ? "One date of an event that you saved has" : "An event that you saved has"} a new time: “
        {eventName}”.
      </p>
      <p>
        It was: {before}
        <br />
        It is now: <b>{when}</b>
      </p>
      {location && <p>Where: {location}</p>}
      {note && <p>The organizer writes: “{note}”</p>}
      <EmailButton href={`${site.origin}/event/${eventId}`}>See the event</EmailButton>
    </>
  ),
});

/** Sent to people who saved an event when it, or one of its dates, is canceled. */
export const eventCanceledEmail = defineEmail({
  schema,
  subject: ({ data: { eventName, isOneDate } }) =>
    isOneDate ? `One date of ${eventName} is canceled` : `${eventName} is canceled`,
  preview: "It does not take place.",
  reason: (site) => `You’re getting this email because you saved the event at ${site.name}.`,
  optional: eventEmailKinds.changes,
  body: ({ data: { username, eventId, eventName, isOneDate, before, note }, site }) => (
    <>
      <p>Hello {username},</p>
      <p>
        {isOneDate
          ? "One date of an event that you saved is canceled"
          : "An event that you saved is canceled"}
        : “{eventName}”.
      </p>
      <p>
        It would have been: <b>{before}</b>
      </p>
      {isOneDate && <p>All other dates stay as they are.</p>}
      {note && <p>The organizer writes: “{note}”</p>}
      <EmailButton href={`${site.origin}/event/${eventId}`}>See the event</EmailButton>
    </>
  ),
});
