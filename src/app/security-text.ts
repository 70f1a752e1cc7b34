/** The contact for vulnerability reports (RFC 9116). */
export const securityTextPath = "/.well-known/security.txt";

const validDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** The content of security.txt. It expires on its own if the site is no longer maintained. */
export function securityText(origin: string, contactEmail: string, now: Date): string {
  // Rounded to whole days, so the ETag changes only at midnight.
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${securityTextPath}`,
    "",
  ].join("\n");
}
