import { websiteLink } from "#platform/http/request/website-link.ts";
import { formatDay } from "#ui/format-day.ts";
import { type Network, socialLink } from "../exports/social-link.ts";
import { directionsLink, linkLabel, phoneLink, pictureLink } from "./links.ts";
import type { BusinessPageRow } from "./queries/find-business-page.server.ts";

export type BusinessView = ReturnType<typeof presentBusiness>;

const networks = [
  { network: "instagram", label: "Instagram" },
  { network: "twitter", label: "Twitter" },
  { network: "facebook", label: "Facebook" },
  { network: "tiktok", label: "TikTok" },
] as const satisfies readonly { network: Network; label: string }[];

/** A business for its page, with typed links converted to safe URLs. */
export function presentBusiness(row: BusinessPageRow) {
  const phoneHref = phoneLink(row.phone);
  const website = websiteLink(row.website);
  return {
    id: row.id,
    name: row.name,
    paragraphs: paragraphsOf(row.description),
    category: row.category,
    subcategory: row.subcategory,
    location: row.location,
    city: row.city,
    state: row.state,
    coordinates:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
    directions: directionsLink(row),
    picture: pictureLink(row.media),
    averageRating: row.average_rating,
    reviewCount: row.review_count,
    verified: row.verified,
    /** The day when the owner last confirmed the listing. */
    confirmedDay: row.last_confirmed_at && formatDay(row.last_confirmed_at),
    hasOwner: row.has_owner,
    founder: row.founder,
    email: row.email,
    contactInfo: row.contact_info,
    phone: row.phone && phoneHref ? { text: row.phone, href: phoneHref } : null,
    website: website && { text: linkLabel(website), href: website },
    socials: networks.flatMap(({ network, label }) => {
      const href = socialLink(network, row[network]);
      return href ? [{ label, href }] : [];
    }),
  };
}

function paragraphsOf(description: string | null) {
  return (description ?? "")
    .split(/\r?\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
