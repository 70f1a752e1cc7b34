import { z } from "zod";
import { type Decision, rejectReasons } from "./decisions.ts";

const reasonMissing = "Choose a reason. For something else, say what.";
const reasons = rejectReasons.map(({ value }) => value);

/** Which held post it is; the page filled that in. */
const post = {
  kind: z.enum(["review", "reply"]).meta({ hidden: true }),
  id: z.uuid().meta({ hidden: true }),
};

export const approvalSchema = z
  .object(post)
  .transform((about): Decision => ({ ...about, note: null, isApproved: true }));

export const rejectionSchema = z
  .object({
    ...post,
    reason: z.enum(reasons, reasonMissing),
    note: z.string().trim().max(500, "Use at most 500 characters."),
  })
  .refine(({ reason, note }) => reason !== "other" || note !== "", {
    path: ["reason"],
    message: reasonMissing,
  })
  .transform((about): Decision => ({ ...about, note: about.note || null, isApproved: false }));
