import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** To admins: a backup failed or is too old, or could not be restored. */
export const backupAlertEmail = defineEmail({
  schema: z.object({ username: z.string(), sentence: z.string(), isTest: z.boolean() }),
  subject: ({ data: { isTest }, site }) =>
    isTest ? `The backup of ${site.name} may not be usable` : `${site.name} has no fresh backup`,
  preview: "What happened, and what to do on the server.",
  reason: (site) => `You’re getting this email because you are an admin of ${site.name}.`,
  body: ({ data: { username, sentence, isTest }, site }) => (
    <>
      <p>Hello {username},</p>
      <p>{sentence}</p>
      <p>
        {isTest
          ? "Until a test succeeds, nobody knows whether the backup would bring the site back."
          : "What has been written since the last good backup may be lost if the server fails."}{" "}
        The person who runs the server should do this today:
      </p>
      <ol>
        <li>
          <code>sudo ujamaa doctor</code> says what is wrong and what to do about it.
        </li>
        <li>
          {isTest ? (
            <>
              <code>sudo ujamaa restore --verify</code> runs the test again.
            </>
          ) : (
            <>
              <code>sudo ujamaa backup</code> makes a backup now.
            </>
          )}
        </li>
      </ol>
      <p>
        <a href={`${site.origin}/admin/overview`}>The admin overview</a> shows the last backup and its test.
      </p>
    </>
  ),
});
