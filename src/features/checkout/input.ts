import { z } from "zod";
import { orderLimits } from "./rules.ts";

const { lines, quantity } = orderLimits;

/** The body of a checkout. It has no prices, names or stock, which come from the database. */
export const checkoutBody = z.object({
  items: z
    .array(
      z.object({
        variant_id: z.guid("This is no id of a variant."),
        quantity: z
          .int("A quantity is a whole number.")
          .min(1, "At least one.")
          .max(quantity, `At most ${quantity} of one item.`),
      }),
    )
    .min(1, "The cart is empty.")
    .max(lines, `An order has at most ${lines} lines.`),
  successUrl: z.string().max(2_048).optional(),
  cancelUrl: z.string().max(2_048).optional(),
  locale: z.string().max(35).optional(),
  timeZone: z.string().max(64).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "A country is two letters, such as US.")
    .optional(),
  proof: z.string().max(2_000).optional(),
});

/** The plain form of one variant, for browsers without scripts. */
export const buyNowForm = z.object({
  variant_id: z.guid("Please choose what to buy."),
  quantity: z.coerce.number().pipe(checkoutBody.shape.items.element.shape.quantity).default(1),
});

/** Long enough that no one can guess someone else's key. */
export const requestKey = z
  .string()
  .regex(/^[\x21-\x7e]{16,255}$/, "Idempotency-Key: 16 to 255 visible characters, such as a UUID.");

/** A parsed checkout request. */
export type CheckoutInput = {
  items: { variantId: string; quantity: number }[];
  successUrl?: string | undefined;
  cancelUrl?: string | undefined;
  locale?: string | undefined;
  timeZone?: string | undefined;
  country?: string | undefined;
  /** The same key and order give the same response. */
  key?: string | undefined;
  /** A proof of work, if required. */
  proof?: string | undefined;
};
