import type { Crumb } from "#platform/http/meta/breadcrumb-json-ld.ts";
import { categoryPath } from "../landing/landing-slug.ts";
import { displayCategory } from "../rules.ts";
import type { BusinessView } from "./present-business.ts";

type Data = { [name: string]: string | number | Data | (string | Data)[] | undefined };

/** The breadcrumb trail of a business, from the home page. */
export function businessTrail({
  id,
  name,
  category,
}: Pick<BusinessView, "id" | "name" | "category">): Crumb[] {
  return [
    { label: "Home", path: "/" },
    { label: "Directory", path: "/directory" },
    ...(category ? [{ label: category, path: categoryPath(displayCategory(category)) }] : []),
    { label: name, path: `/business/${id}` },
  ];
}

/** A business in schema.org terms. Leaves out email addresses and people's names, which are for readers only. */
export function businessJsonLd(business: BusinessView, origin: string): Data {
  const { city, state, coordinates, picture, website } = business;
  const url = `${origin}/business/${business.id}`;
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": url,
    url,
    name: business.name,
    description: business.paragraphs.join(" ") || undefined,
    image: picture ? new URL(picture, origin).href : undefined,
    telephone: business.phone?.text,
    address:
      city || state
        ? { "@type": "PostalAddress", addressLocality: city ?? undefined, addressRegion: state ?? undefined }
        : undefined,
    geo: coordinates ? { "@type": "GeoCoordinates", ...coordinates } : undefined,
    sameAs: [...(website ? [website.href] : []), ...business.socials.map(({ href }) => href)],
    // Search engines reject a rating without reviews.
    aggregateRating:
      business.reviewCount > 0
        ? {
            "@type": "AggregateRating",
            ratingValue: business.averageRating,
            reviewCount: business.reviewCount,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  };
}
