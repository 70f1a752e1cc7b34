import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to the operator with a contact message. A reply goes to its sender. */
export const contactMessageEmail = defineEmail({
  schema: z.object({ name: z.string(), email: z.email(), topic: z.string(), message: z.string() }),
  subject: ({ data }) => `${data.topic}: message from ${data.name}`,
  preview: "Somebody wrote to you through the contact form.",
  reason: (site) =>
    `You’re getting this email because the contact form of ${site.name} sends to this address. Answer it to write back.`,
  replyTo: ({ email }) => email,
  body: ({ data: { name, email, topic, message } }) => (
    <>
      <p>
        From {name}, {email}
        <br />
        About: {topic}
      </p>
      <p style={{ whiteSpace: "pre-wrap" }}>{message}</p>
    </>
  ),
});
