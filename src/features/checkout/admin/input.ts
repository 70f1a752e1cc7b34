import { z } from "zod";

const reason = z.string().trim().min(1, "Say why.").max(300, "Use at most 300 characters.");

/** An amount as people type it, in cents. */
const amount = z
  .string()
  .trim()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/, "Enter an amount such as 39.42.")
  .transform((text) => Math.round(Number(text.replace(",", ".")) * 100))
  .refine((cents) => cents > 0, "Enter more than nothing.");

export const refundSchema = z.object({ amount, reason });
export const refundAllSchema = z.object({ reason });
export const restockSchema = z.object({
  variant: z.uuid("Choose what goes back."),
  quantity: z
    .string()
    .regex(/^[1-9]\d?$/, "Enter a number from 1 to 99.")
    .transform(Number),
});
