import { z } from "zod";
import { type Decision, rejectReasons } from "./decisions.ts";

const reasonMissing = "Choose a reason. For something else, say what.";
const reasons = rejectReasons.map(({ value }) => value);

/** Identifies the held post; hidden fields of the form. */
const post = {
  kind: z.enum(["review", "reply"]).meta({ hidden: true }),
  id: z.uuid().meta({ hidden: true }),
};

export const approvalSchema = z
  .object(post)
  .transform((input): Decision => ({ ...input, note: null, isApproved: true }));

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
  .transform((input): Decision => ({ ...input, note: input.note || null, isApproved: false }));
