import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";
import { claimedSchema, claimPathOf, isArtist, kindOf, nameOf } from "./claimed.ts";

/** Sent to a rejected claimant with the reason, and how to try again. */
export const claimRejectedEmail = defineEmail({
  schema: claimedSchema.and(z.object({ reason: z.string(), note: z.string().nullable() })),
  subject: ({ data }) => `About your claim for ${nameOf(data)}`,
  preview: "We could not approve it. Here is why, and how to try again.",
  reason: (site, data) => `You claimed ${kindOf(data)} at ${site.name} with the account of this address.`,
  body: ({ data, site }) => (
    <>
      <p>Hello {data.username},</p>
      <p>We read your claim for {nameOf(data)} and could not approve it. The reason:</p>
      <p>
        <b>{data.reason}</b>
      </p>
      {data.note && <p>{data.note}</p>}
      <p>
        You are welcome to <a href={`${site.origin}${claimPathOf(data)}`}>claim it again</a> with another
        document: one that names both the {isArtist(data) ? "artist" : "business"} and you. We delete this
        proof in 30 days.
      </p>
    </>
  ),
});
