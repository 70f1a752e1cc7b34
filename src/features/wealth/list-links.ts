import { websiteLink } from "#platform/http/request/website-link.ts";

/** The accounts of an organization that can be opened. The database stores any map of names to addresses. */
export function listLinks(stored: unknown): { network: string; href: string }[] {
  if (typeof stored !== "object" || stored === null) return [];
  return Object.entries(stored).flatMap(([network, address]) => {
    const href = typeof address === "string" ? websiteLink(address) : null;
    return href ? [{ network, href }] : [];
  });
}
