import type { MetaDescriptor } from "react-router";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { truncateText } from "#ui/truncate-text.ts";
import { artistJsonLd } from "./artist-json-ld.ts";
import type { Profile } from "./present-profile.ts";

const maxDescriptionLength = 160;

type Site = { origin: string; name: string };

/** Meta tags of a profile for search engines and link previews. */
export function artistMeta(profile: Profile, site: Site): MetaDescriptor[] {
  const { id, name, category, location, tagline, paragraphs } = profile;
  const title = [name, location].filter(Boolean).join(", ");
  const facts =
    [tagline, ...paragraphs].filter(Boolean).join(" ") || [name, category].filter(Boolean).join(", ");
  return [
    ...describePage({
      title,
      description: truncateText(facts, maxDescriptionLength),
      canonical: `${site.origin}/artist/${id}`,
      siteName: site.name,
      picture: { path: `/artist/${id}/card.png`, alt: title },
    }),
    { "script:ld+json": artistJsonLd(profile, site.origin) },
  ];
}
