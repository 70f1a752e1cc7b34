import { websiteLink } from "#platform/http/request/website-link.ts";

/** The valid links of an organization. The database stores any map of names to URLs. */
export function listLinks(stored: unknown): { network: string; href: string }[] {
  if (typeof stored !== "object" || stored === null) return [];
  return Object.entries(stored).flatMap(([network, address]) => {
    const href = typeof address === "string" ? websiteLink(address) : null;
    return href ? [{ network, href }] : [];
  });
}
