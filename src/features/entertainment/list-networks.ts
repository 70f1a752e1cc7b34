import { socialLink } from "#features/directory/exports/social-link.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";

/** A way to somebody's account, or to their own site. */
export type NetworkAddress = { network: string; href: string };

/** The accounts that can be opened: addresses as they are, handles on the networks that we know. */
export function listNetworks(stored: unknown): NetworkAddress[] {
  if (typeof stored !== "object" || stored === null) return [];
  return Object.entries(stored).flatMap(([network, typed]) => {
    const href = typeof typed === "string" ? linkOf(network.trim().toLowerCase(), typed) : null;
    return href ? [{ network, href }] : [];
  });
}

/** A host and a path: no handle has both. */
const isAddress = /^[\w-]+(\.[\w-]+)+\//;

function linkOf(network: string, typed: string): string | null {
  if (isAddress.test(typed.trim())) return websiteLink(typed);
  switch (network) {
    case "instagram":
    case "twitter":
    case "facebook":
    case "tiktok":
      return socialLink(network, typed);
    default:
      return websiteLink(typed);
  }
}
