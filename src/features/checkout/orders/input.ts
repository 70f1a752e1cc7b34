import { z } from "zod";

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, "Enter your email.")
  .max(254, "That email is too long.")
  .check(z.email("Enter an email such as name@example.com."));

/** What a guest enters to find an order. */
export const lookUpSchema = z.object({
  number: z
    .string()
    .trim()
    // Browsers check it too, before spaces are trimmed and without flags.
    .regex(/^\s*([Uu][Jj]\s*-?\s*)?\d{1,15}\s*$/, "Enter a number such as UJ-10001."),
  email,
});
