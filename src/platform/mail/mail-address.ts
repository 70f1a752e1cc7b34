import { z } from "zod";

// What this accepts cannot hold a space, comma, angle bracket or line break, so it is always one recipient.
const address = z.email().max(254);

/** The address if it is exactly one plain address, otherwise null. */
export function readMailAddress(text: string): string | null {
  const result = address.safeParse(text);
  return result.success ? result.data : null;
}
