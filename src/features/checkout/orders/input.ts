import { z } from "zod";
import { requiredEmail } from "#platform/http/forms/text-fields.ts";

/** What a guest enters to find an order. */
export const lookUpSchema = z.object({
  number: z
    .string()
    .trim()
    // Browsers check it too, before spaces are trimmed and without flags.
    .regex(/^\s*([Uu][Jj]\s*-?\s*)?\d{1,15}\s*$/, "Enter a number such as UJ-10001."),
  email: requiredEmail().toLowerCase(),
});
