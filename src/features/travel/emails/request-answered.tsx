import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

/** Sent to someone who left an email address with a request: the reply. */
export const requestAnsweredEmail = defineEmail({
  schema: z.object({
    type: z.string(),
    details: z.string().nullable(),
    answer: z.string(),
  }),
  subject: () => "What became of your travel request",
  preview: "Someone on our team has read it and replied.",
  reason: (site) =>
    `You’re getting this email because you left this address with a request on the travel page of ${site.name}. If that was not you, there is nothing to do.`,
  body: ({ data: { type, details, answer }, site }) => (
    <>
      <p>Hello,</p>
      <p>Thank you for your note. Someone on our team has read it, and this is our answer:</p>
      <p style={{ whiteSpace: "pre-wrap" }}>{answer}</p>
      <p>
        You had written to us under “{type}”{details ? ":" : "."}
      </p>
      {details && <p style={{ whiteSpace: "pre-wrap" }}>{details}</p>}
      <p>
        Tours, guides and rooms are at <a href={`${site.origin}/travel`}>{`${site.origin}/travel`}</a>
      </p>
    </>
  ),
});
