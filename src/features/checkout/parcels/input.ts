import { z } from "zod";
import { completeLink } from "#platform/http/forms/text-fields.ts";

const line = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`);

/** How to track a parcel. */
export const sendSchema = z
  .object({
    carrier: line(60).min(1, "Name the carrier."),
    trackingNumber: line(60),
    trackingUrl: line(500)
      .overwrite(completeLink)
      .refine(
        (text) => /^(https:\/\/[^\s]+\.[^\s]+)?$/.test(text),
        "Enter a web address, or leave it empty.",
      ),
  })
  .transform(({ trackingUrl, ...sent }) => ({ ...sent, trackingUrl: trackingUrl || null }));

/** Why a parcel is not sent, and whether its goods can be sold again. */
export const cancelSchema = z
  .object({ note: line(200), restock: z.literal("on").optional() })
  .transform(({ note, restock }) => ({ note: note || null, restocks: restock === "on" }));
