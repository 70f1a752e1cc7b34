import type { MetaDescriptor } from "react-router";
import { breadcrumbJsonLd, type Crumb } from "#platform/http/meta/breadcrumb-json-ld.ts";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { type RootMatch, siteNameOf } from "#platform/http/meta/site-name.ts";
import { describeCount } from "#ui/format-number.ts";
import { cityPath } from "./city-path.ts";
import type { CityData } from "./read-city.server.ts";

type MetaArgs = { loaderData: CityData | undefined; matches: readonly [RootMatch, ...unknown[]] };

/** The `meta` of a city for search engines and link previews; empty for an unknown city. */
export function cityMeta({ loaderData: city, matches: [root] }: MetaArgs): MetaDescriptor[] {
  if (!city || !root.loaderData) return [];
  const { origin } = root.loaderData;
  const canonical = new URL(cityPath(city.slug), origin).href;
  const title = `${city.city}, ${city.stateName}`;
  return [
    ...describePage({
      ...{ title, canonical, siteName: siteNameOf(root) },
      description: describeCity(city),
      picture: { path: `${cityPath(city.slug)}/card.png`, alt: title },
    }),
    { "script:ld+json": cityJsonLd(city, canonical) },
    { "script:ld+json": breadcrumbJsonLd(cityTrail(city), origin) },
  ];
}

/** `Black-owned Atlanta, in one place: 74 businesses, 12 events.` */
export function describeCity({ city, ...parts }: Pick<CityData, "city" | PartName>): string {
  const counts = partsOf(parts).map(({ count, one, many }) => describeCount(count, one, many));
  return `Black-owned ${city}, in one place: ${counts.join(", ")}.`;
}

type PartName = "guides" | "tours" | "businesses" | "events" | "stays";

/** The sections of the page that have content, in order. */
export function partsOf({ guides, tours, businesses, events, stays }: Pick<CityData, PartName>) {
  return [
    { id: "guides", label: "Guides", one: "guide", many: "guides", count: guides.total },
    { id: "tours", label: "Tours", one: "tour", many: "tours", count: tours.total },
    { id: "businesses", label: "Businesses", one: "business", many: "businesses", count: businesses.total },
    { id: "events", label: "Events", one: "event", many: "events", count: events.total },
    { id: "stays", label: "Stays", one: "stay", many: "stays", count: stays.total },
  ].filter(({ count }) => count > 0);
}

function cityJsonLd(city: CityData, url: string) {
  return {
    "@context": "https://schema.org",
    "@type": ["City", "TouristDestination"],
    url,
    name: city.city,
    description: describeCity(city),
    containedInPlace: { "@type": "State", name: city.stateName },
    ...(city.point && { geo: { "@type": "GeoCoordinates", ...city.point } }),
  };
}

function cityTrail({ city, slug }: CityData): Crumb[] {
  return [
    { label: "Home", path: "/" },
    { label: "Cities", path: "/cities" },
    { label: city, path: cityPath(slug) },
  ];
}
