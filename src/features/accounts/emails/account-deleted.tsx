import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** The final email to someone who deleted their account. */
export const accountDeletedEmail = defineEmail({
  schema: z.object({ username: z.string(), removesPosts: z.boolean() }),
  subject: () => "Your account is deleted",
  preview: "This is our last email to this address.",
  reason: (site) =>
    `The account with this address at ${site.name} was deleted by somebody who knew its password.`,
  body: ({ data }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        Your account is deleted, and you are signed out everywhere.{" "}
        {data.removesPosts
          ? "Your reviews, replies and events are gone too."
          : "Your reviews, replies and listed events stay, without your name."}
      </p>
      <p>Thank you for the time you spent with us. You are welcome back at any time.</p>
    </>
  ),
});
