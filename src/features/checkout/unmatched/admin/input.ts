import { z } from "zod";
import { text } from "#platform/http/forms/text-fields.ts";

/** An admin's decision about a payment without an order. */
export const settlePaymentSchema = z
  .object({
    payment: z.string().min(1).max(255).meta({ hidden: true }),
    outcome: z.enum(["refund", "dismiss"]).meta({ hidden: true }),
    note: text(500),
  })
  .refine(({ outcome, note }) => outcome !== "dismiss" || note !== "", {
    path: ["note"],
    message: "Say why nothing has to be refunded.",
    when: () => true,
  })
  .transform(({ payment: paymentId, outcome, note }) => ({ paymentId, outcome, note: note || null }));
