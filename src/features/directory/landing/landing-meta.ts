import type { MetaDescriptor } from "react-router";
import { breadcrumbJsonLd } from "#platform/http/meta/breadcrumb-json-ld.ts";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { type RootMatch, siteNameOf } from "#platform/http/meta/site-name.ts";
import { cutText } from "../business/business-meta.ts";

export type Landing = {
  path: string;
  /** The subject at the end of a sentence: a category, or a city with its state. */
  subject: string;
  /** The formatted number of businesses. */
  total: string;
  cards: readonly { id: string; name: string }[];
};

type MetaArgs = {
  loaderData: Landing | undefined;
  matches: readonly [RootMatch, ...unknown[]];
};

/** The `meta` of a category or city page; empty for an unknown category or city. */
export function landingMeta({ loaderData: landing, matches: [root] }: MetaArgs): MetaDescriptor[] {
  if (!landing || !root.loaderData) return [];
  return describeLanding(landing, { origin: root.loaderData.origin, name: siteNameOf(root) });
}

/** Meta tags of a category or city page for search engines and link previews. */
export function describeLanding(landing: Landing, site: { origin: string; name: string }): MetaDescriptor[] {
  const { path, subject, total, cards } = landing;
  const canonical = new URL(path, site.origin).href;
  const title = `Black-owned businesses in ${subject}`;
  const names = cards.slice(0, 3).map(({ name }) => name);
  const description = cutText(
    `${total} in ${subject}, all Black-owned: ${names.join(", ")} and more. Ratings, reviews and how to reach them, on ${site.name}.`,
  );
  const trail = [
    { label: "Home", path: "/" },
    { label: "Directory", path: "/directory" },
    { label: subject, path },
  ];
  return [
    ...describePage({ title, description, canonical, siteName: site.name }),
    { "script:ld+json": collectionJsonLd(landing, title, site.origin) },
    { "script:ld+json": breadcrumbJsonLd(trail, site.origin) },
  ];
}

function collectionJsonLd({ path, cards }: Landing, name: string, origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    url: new URL(path, origin).href,
    name,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: cards.map((card, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: new URL(`/business/${card.id}`, origin).href,
        name: card.name,
      })),
    },
  };
}
