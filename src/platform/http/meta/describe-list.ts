import type { MetaDescriptor } from "react-router";
import { describePage } from "./describe-page.ts";
import { listJsonLd } from "./list-json-ld.ts";
import { type RootMatch, siteNameOf } from "./site-name.ts";

type List<Query> = { canonical: (query: Query) => string; isIndexed: (query: Query) => boolean };
type Root = { loaderData: NonNullable<RootMatch["loaderData"]> };
type Thing = Readonly<Record<string, unknown>> & { "@type": string };
type Loaded<Query, Item> = { query: Query; found?: { items: readonly Item[] } | null };
type MetaArgs<Query, Item> = { loaderData: Loaded<Query, Item>; matches: readonly [Root, ...unknown[]] };
type Words = { title: string; lead: string };

/**
 * The `meta` of a list page: a canonical URL, noindex for searches and later pages, and with `toThing` the listed
 * records in schema.org terms.
 */
export function describeList<Query, Item>(
  { loaderData: { query, found }, matches: [root] }: MetaArgs<Query, Item>,
  list: List<Query>,
  { title, lead }: Words,
  toThing?: (item: Item) => Thing,
): MetaDescriptor[] {
  const canonical = new URL(list.canonical(query), root.loaderData.origin).href;
  return [
    ...describePage({ title, description: lead, canonical, siteName: siteNameOf(root) }),
    ...(list.isIndexed(query) ? [] : [{ name: "robots", content: "noindex, follow" }]),
    ...(toThing && found && found.items.length > 0
      ? [{ "script:ld+json": listJsonLd({ name: title, url: canonical }, found.items.map(toThing)) }]
      : []),
  ];
}
