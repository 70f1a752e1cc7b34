import { z } from "zod";
import { banLengths } from "./ban-lengths.ts";

const id = z.uuid().meta({ hidden: true });
const reason = z
  .string()
  .trim()
  .min(1, "Say why. The member reads it.")
  .max(500, "Use at most 500 characters.");

export const memberSchema = z.object({ id });
export const banSchema = z
  .object({
    id,
    reason,
    length: z.enum(
      banLengths.map(({ value }) => value),
      "Choose how long.",
    ),
  })
  .transform(({ length, ...ban }) => ({ ...ban, days: length === "forever" ? null : Number(length) }));
/** Making someone an admin needs no reason, revoking does. Only admins read it. */
export const revokeSchema = z.object({
  id,
  reason: z.string().trim().min(1, "Say why.").max(500, "Use at most 500 characters."),
});
