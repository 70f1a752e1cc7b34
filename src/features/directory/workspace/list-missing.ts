import { websiteLink } from "#platform/http/request/website-link.ts";
import type { ListingFields } from "../business/edit-input.ts";
import { phoneLink, pictureLink } from "../business/links.ts";
import { socialLink } from "../exports/social-link.ts";

export type ListingPart = {
  label: string;
  note: string;
  /** The editor field that completes it, or null if it is complete. */
  missing: keyof ListingFields | null;
};

/** The parts of a complete listing, and whether this one has them. */
export function listMissing(listing: ListingFields): ListingPart[] {
  const words = listing.description?.split(/\s+/u).filter(Boolean).length ?? 0;
  const reachable = [
    ["phone", phoneLink(listing.phone)],
    ["website", websiteLink(listing.website)],
    ["location", listing.location],
  ] as const;
  const firstMissing = reachable.find(([, value]) => !value)?.[0] ?? null;
  const hasSocial = (["instagram", "twitter", "facebook", "tiktok"] as const).some((network) =>
    socialLink(network, listing[network]),
  );
  return [
    {
      label: "Description",
      note: words > 0 ? `${words} ${words === 1 ? "word" : "words"}` : "Say what you do, in your own words",
      missing: words > 0 ? null : "description",
    },
    {
      label: "Phone, website, address",
      note: firstMissing ? "Visitors look for these first" : "All three filled in",
      missing: firstMissing,
    },
    {
      label: "Category",
      note: listing.category_id ? "Visitors find you by it" : "Without one you are listed under Other",
      missing: listing.category_id ? null : "category_id",
    },
    {
      label: "Picture",
      note: notePicture(pictureLink(listing.image_url)),
      missing: pictureLink(listing.image_url) ? null : "image_url",
    },
    {
      label: "Social accounts",
      note: hasSocial ? "Linked from your page" : "Visitors look for one",
      missing: hasSocial ? null : "instagram",
    },
  ];
}

function notePicture(link: string | null) {
  if (!link) return "Your cloth stands in for it";
  return link.startsWith("/") ? "Shown on your page" : "We are copying it from its address";
}
