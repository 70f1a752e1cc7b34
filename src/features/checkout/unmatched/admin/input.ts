import { z } from "zod";
import { cleanText } from "#ui/format-typed-text.ts";

/** An admin's decision about a payment without an order. */
export const settlePaymentSchema = z
  .object({
    payment: z.string().min(1).max(255).meta({ hidden: true }),
    outcome: z.enum(["refund", "dismiss"]).meta({ hidden: true }),
    note: z.string().overwrite(cleanText).max(500, "Use at most 500 characters."),
  })
  .refine(({ outcome, note }) => outcome !== "dismiss" || note !== "", {
    path: ["note"],
    message: "Say why nothing has to be refunded.",
    when: () => true,
  })
  .transform(({ payment: paymentId, outcome, note }) => ({ paymentId, outcome, note: note || null }));
