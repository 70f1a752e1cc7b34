import { defineEmail } from "#platform/mail/emails.ts";
import { claimedSchema, claimPathOf, kindOf, nameOf } from "./claimed.ts";

/** Sent to a former owner after someone else has proved their ownership. */
export const claimHandedOverEmail = defineEmail({
  schema: claimedSchema,
  subject: ({ data }) => `${nameOf(data)} has been handed over`,
  preview: "Somebody else showed us that it is theirs now.",
  reason: (site, data) => `${site.name} knew the account of this address as the owner of ${kindOf(data)}.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>
        Somebody else showed us that {nameOf(data)} is theirs. We compared both proofs and handed its page
        over, so you can no longer change it. Your account and all you wrote stay as they are.
      </p>
      <p>
        Is that a mistake? <a href={`${site.origin}${claimPathOf(data)}`}>Claim it again</a> with a document
        of today, and we look at it once more.
      </p>
    </>
  ),
});
