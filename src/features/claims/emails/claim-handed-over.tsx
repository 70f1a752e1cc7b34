import { z } from "zod";
import { defineLetter } from "#platform/mail/letters.ts";

/** Tells a former owner that somebody else has proved the business to be theirs. */
export const claimHandedOverLetter = defineLetter({
  schema: z.object({ username: z.string(), business: z.string(), businessId: z.string() }),
  subject: ({ data }) => `${data.business} has been handed over`,
  preview: "Somebody else showed us that it is theirs now.",
  reason: (site) => `${site.name} knew the account of this address as the owner of a business.`,
  body: ({ data, site }) => {
    const again = new URLSearchParams({ business_id: data.businessId, business_name: data.business });
    return (
      <>
        <p>Hello {data.username},</p>
        <p>
          somebody else showed us that {data.business} is theirs. We compared both proofs and handed its page
          over, so you can no longer change it. Your account and all you wrote stay as they are.
        </p>
        <p>
          Is that a mistake? <a href={`${site.origin}/claim-business?${again}`}>Claim it again</a> with a
          document of today, and we look at it once more.
        </p>
      </>
    );
  },
});
