import { site } from "./site.ts";

/** Where people who find a hole look for whom to tell (RFC 9116). */
export const securityTextPath = "/.well-known/security.txt";

const validDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Says whom to write to about a hole; it ends by itself if nobody runs the site any more. */
export function securityText(origin: string, now: Date): string {
  // Whole days: the file stays the same until midnight, and so does its etag.
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return [
    `Contact: mailto:${site.contactEmail}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${securityTextPath}`,
    "",
  ].join("\n");
}
