import { z } from "zod";
import { defineLetter } from "#platform/mail/letters.ts";

/** To the member whose event was rejected, when that decision was undone. */
export const eventReopenedLetter = defineLetter({
  schema: z.object({ username: z.string(), eventName: z.string() }),
  subject: ({ data }) => `We are reading your event ${data.eventName} again`,
  preview: "Our last letter no longer holds.",
  reason: (site) => `You get this letter because you sent the event with your account at ${site.name}.`,
  body: ({ data: { username, eventName } }) => (
    <>
      <p>Hello {username},</p>
      <p>
        we wrote to you that “{eventName}” would not be listed. We have taken that decision back and are
        reading it again. You need not send it anew.
      </p>
    </>
  ),
});
