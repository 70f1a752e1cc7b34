import { z } from "zod";
import { EmailButton, LetterReason } from "#platform/mail/email.tsx";
import { defineEmail } from "#platform/mail/emails.ts";

/** To the author of a review or a reply that an admin has rejected. */
export const postRejectedEmail = defineEmail({
  schema: z.object({
    kind: z.enum(["review", "reply"]),
    username: z.string(),
    businessId: z.uuid(),
    businessName: z.string(),
    reason: z.string().nullable(),
    note: z.string().nullable(),
  }),
  subject: ({ data }) => `Your ${data.kind} about ${data.businessName} was not published`,
  preview: "What we decided, why, and what you can do.",
  reason: (site) => `You’re getting this email because you wrote it with your account at ${site.name}.`,
  body: ({ data: { kind, username, businessId, businessName, reason, note }, site }) => (
    <>
      <p>Hello {username},</p>
      <p>
        Someone on our team has read your {kind} about {businessName} and decided not to show it.
      </p>
      <LetterReason reason={reason} note={note} />
      <p>
        {kind === "review"
          ? "A low rating is never the reason. You can delete this review and write another one that keeps to what you saw, bought or tasted."
          : "You can write another reply at any time."}{" "}
        If you think we got it wrong, reply to this email.
      </p>
      <EmailButton
        href={
          kind === "review"
            ? `${site.origin}/account/reviews`
            : `${site.origin}/reviews?business=${businessId}`
        }
      >
        {kind === "review" ? "Open your reviews" : "Open the reviews"}
      </EmailButton>
    </>
  ),
});
