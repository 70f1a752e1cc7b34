import { z } from "zod";
import { defineLetter } from "#platform/mail/letters.ts";

/** Tells somebody why their claim was rejected, and how to try again. */
export const claimRejectedLetter = defineLetter({
  schema: z.object({
    username: z.string(),
    business: z.string(),
    businessId: z.string(),
    reason: z.string(),
    note: z.string().nullable(),
  }),
  subject: ({ data }) => `About your claim for ${data.business}`,
  preview: "We could not approve it. Here is why, and how to try again.",
  reason: (site) => `You claimed a business at ${site.name} with the account of this address.`,
  body: ({ data, site }) => {
    const again = new URLSearchParams({ business_id: data.businessId, business_name: data.business });
    return (
      <>
        <p>Hello {data.username},</p>
        <p>we read your claim for {data.business} and could not approve it. The reason:</p>
        <p>
          <b>{data.reason}</b>
        </p>
        {data.note && <p>{data.note}</p>}
        <p>
          You are welcome to <a href={`${site.origin}/claim-business?${again}`}>claim it again</a> with
          another document: one that names both the business and you. We delete this proof in 30 days.
        </p>
      </>
    );
  },
});
