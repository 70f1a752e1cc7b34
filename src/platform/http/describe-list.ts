import type { MetaDescriptor } from "react-router";
import { describePage } from "./describe-page.ts";
import { siteNameOf } from "./site-name.ts";

type List<Query> = { canonical: (query: Query) => string; isIndexed: (query: Query) => boolean };
type Root = { meta: readonly (MetaDescriptor | undefined)[]; loaderData: { origin: string } };
type MetaArgs<Query> = { loaderData: { query: Query }; matches: readonly [Root, ...unknown[]] };
type Words = { title: string; lead: string };

/** The `meta` of a list page: a canonical URL, and noindex for searches and later pages. */
export function describeList<Query>(
  { loaderData: { query }, matches: [root] }: MetaArgs<Query>,
  list: List<Query>,
  { title, lead }: Words,
): MetaDescriptor[] {
  const canonical = new URL(list.canonical(query), root.loaderData.origin).href;
  return [
    ...describePage({ title, description: lead, canonical, siteName: siteNameOf(root) }),
    ...(list.isIndexed(query) ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ];
}
