import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";
import { kindOf, namedSchema, nameOf } from "./claimed.ts";

/** Sent to a claimant when the decision about their claim is undone. */
export const claimReopenedEmail = defineEmail({
  schema: namedSchema.and(z.object({ wasApproved: z.boolean() })),
  subject: ({ data }) => `Your claim for ${nameOf(data)} is open again`,
  preview: "We took back our decision and look at it once more.",
  reason: (site, data) => `You claimed ${kindOf(data)} at ${site.name} with the account of this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        We took back our decision about {nameOf(data)} and look at your claim once more.{" "}
        {data.wasApproved
          ? "Until we have decided again, the page is nobody’s, and you cannot change it."
          : "You need not do anything."}
      </p>
      <p>
        We write to you with the outcome. Until then you can see where it stands on{" "}
        <a href={`${site.origin}/dashboard`}>your dashboard</a>.
      </p>
    </>
  ),
});
