import type { MetaDescriptor } from "react-router";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { truncateText } from "#ui/truncate-text.ts";
import { guideJsonLd } from "./guide-json-ld.ts";
import type { GuideView } from "./present-guide.ts";

const maxDescriptionLength = 160;

type Site = { origin: string; name: string };

/** Meta tags of a guide for search engines and link previews. Its days are one page. */
export function guideMeta(guide: GuideView, site: Site): MetaDescriptor[] {
  const { id, city, title: theme } = guide;
  const title =
    theme === city || city.startsWith(`${theme},`) ? `A guide to ${city}` : `${theme}: a guide to ${city}`;
  return [
    ...describePage({
      title,
      description: truncateText(guide.description || title, maxDescriptionLength),
      canonical: `${site.origin}/travel-guides/${id}`,
      siteName: site.name,
      picture: { path: `/travel-guides/${id}/card.png`, alt: title },
    }),
    { "script:ld+json": guideJsonLd(guide, site.origin) },
  ];
}
