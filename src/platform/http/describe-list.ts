import type { MetaDescriptor } from "react-router";
import { describePage } from "./describe-page.ts";
import { siteNameOf } from "./site-name.ts";

type List<Query> = { canonical: (query: Query) => string; isIndexed: (query: Query) => boolean };
type Root = { meta: readonly (MetaDescriptor | undefined)[]; loaderData: { origin: string } };
type Words = { title: string; description: string };

/** The `meta` of a list page: a canonical URL, and noindex for searches and later pages. */
export function describeList<Query>(
  list: List<Query>,
  query: Query,
  root: Root,
  words: Words,
): MetaDescriptor[] {
  const canonical = new URL(list.canonical(query), root.loaderData.origin).href;
  return [
    ...describePage({ ...words, canonical, siteName: siteNameOf(root) }),
    ...(list.isIndexed(query) ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ];
}
