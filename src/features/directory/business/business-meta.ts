import type { MetaDescriptor } from "react-router";
import { breadcrumbJsonLd } from "#platform/http/meta/breadcrumb-json-ld.ts";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { businessJsonLd, businessTrail } from "./json-ld.ts";
import type { BusinessView } from "./present-business.ts";

const maxDescriptionLength = 160;
const characters = new Intl.Segmenter("en");

type Site = { origin: string; name: string };

/** Meta tags of a business for search engines and link previews. */
export function businessMeta(business: BusinessView, site: Site): MetaDescriptor[] {
  const { id, name, category, location } = business;
  const canonical = `${site.origin}/business/${id}`;
  const title = location ? `${name}, ${location}` : name;
  const description = cutText(
    business.paragraphs.join(" ") ||
      [name, category, location, `Black-owned, on ${site.name}`].filter(Boolean).join(" · "),
  );
  return [
    ...describePage({
      title,
      description,
      canonical,
      siteName: site.name,
      picture: { path: `/business/${id}/card.png`, alt: title },
    }),
    { "script:ld+json": businessJsonLd(business, site.origin) },
    { "script:ld+json": breadcrumbJsonLd(businessTrail(business), site.origin) },
  ];
}

/** Truncates between words where possible, and never inside a grapheme. */
export function cutText(text: string, maxLength = maxDescriptionLength): string {
  if (text.length <= maxLength) return text;
  let cut = "";
  for (const { segment } of characters.segment(text.slice(0, 2 * maxLength))) {
    // Leaves room for the ellipsis.
    if (cut.length + segment.length >= maxLength) break;
    cut += segment;
  }
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
