import { z } from "zod";

// Allows no space, comma, angle bracket or line break, so the result is always a single recipient.
const address = z.email().max(254);

/** The address if it is a single plain email address, or null. */
export function readMailAddress(text: string): string | null {
  const result = address.safeParse(text);
  return result.success ? result.data : null;
}
