import { socialLink } from "#features/directory/exports/social-link.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";

/** A link to a social account or a website. */
export type NetworkAddress = { network: string; href: string };

/** The accounts that can be linked: URLs unchanged, and handles on known networks. */
export function listNetworks(stored: unknown): NetworkAddress[] {
  if (typeof stored !== "object" || stored === null) return [];
  return Object.entries(stored).flatMap(([network, typed]) => {
    const href = typeof typed === "string" ? linkOf(network.trim().toLowerCase(), typed) : null;
    return href ? [{ network, href }] : [];
  });
}

/** A host and a path, which no handle has. */
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
