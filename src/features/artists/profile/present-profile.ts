import { phoneLink } from "#features/directory/exports/links.ts";
import { socialLink } from "#features/directory/exports/social-link.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";
import type { Fact } from "#ui/fact-list.tsx";
import { isElsewhere, readPortfolio, type Work } from "./portfolio.ts";
import type { ArtistRow } from "./queries/find-artist.server.ts";
import type { ListedArtistRow } from "./queries/find-listed-artist.server.ts";

export type Profile = {
  /** The id in the URL: `film-…` and `theater-…` for entries of other lists. */
  id: string;
  name: string;
  category: string | null;
  location: string | null;
  city: string | null;
  state: string | null;
  tagline: string | null;
  paragraphs: string[];
  works: Work[];
  services: string[];
  supportLink: string | null;
  /** `website`, or the name of a network. */
  socials: { network: string; href: string }[];
  /** For people on the page only: never in structured data, lists or the API. */
  contact: { email: string | null; phone: { text: string; href: string } | null };
  /** Null for entries of other lists, which have no votes. */
  votes: number | null;
  /** Whether the artist owns the profile. */
  hasOwner: boolean;
  /** Facts about an entry of another list. */
  facts: (Fact & { value: string })[];
};

const networks = ["instagram", "twitter", "youtube", "linkedin"] as const;

/** An artist for the profile page, with typed links converted to safe URLs. */
export function presentArtist(row: ArtistRow): Profile {
  const works = readPortfolio(row.portfolio_url, row.portfolio_titles);
  const website = works.find(isElsewhere)?.href;
  const phone = phoneLink(row.phone);
  return {
    id: row.artist_id,
    name: row.name,
    category: row.category,
    location: row.location,
    city: row.location_city,
    state: row.location_state,
    tagline: row.tagline,
    paragraphs: splitText(row.bio, /\r?\n+/),
    works,
    services: splitText(row.services_offered, ","),
    supportLink: websiteLink(row.support_link),
    socials: [
      ...(website ? [{ network: "website", href: website }] : []),
      ...networks.flatMap((network) => {
        const href = socialLink(network, row[network]);
        return href ? [{ network, href }] : [];
      }),
    ],
    contact: { email: row.email, phone: row.phone && phone ? { text: row.phone, href: phone } : null },
    votes: row.community_votes,
    hasOwner: row.has_owner,
    facts: [],
  };
}

/** A filmmaker or theater artist, from the fields of their list. */
export function presentListedArtist(id: string, row: ListedArtistRow): Profile {
  const [city = null, state = null] = (row.location ?? "").split(",").map((part) => part.trim() || null);
  const facts = [
    { label: "Company", value: row.company },
    { label: "Type", value: row.type },
    { label: "Awards", value: row.awards },
    { label: "Active since", value: row.active_since?.toString() },
    { label: "Tier", value: row.tier },
    { label: "Now", value: row.is_active ? "Active" : "Inactive" },
  ];
  return {
    id,
    name: row.name,
    category: row.category,
    location: row.location,
    city,
    state,
    tagline: row.company,
    paragraphs: splitText(row.notable_works, /\r?\n+/),
    works: [],
    services: [],
    supportLink: null,
    socials: [],
    votes: null,
    hasOwner: false,
    contact: { email: null, phone: null },
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  };
}

function splitText(text: string | null, separator: string | RegExp): string[] {
  return (text ?? "")
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
