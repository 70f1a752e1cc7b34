import type { MetaDescriptor } from "react-router";
import { type RootMatch, siteNameOf } from "./site-name.ts";

type MetaArgs = { matches: readonly [RootMatch, ...unknown[]] };

/** The `meta` of a page that is not searched for: a title, and `robots` for pages that search engines should skip. */
export function pageTitle(title: string, { robots }: { robots?: "noindex" } = {}) {
  return ({ matches: [root] }: MetaArgs): MetaDescriptor[] => [
    { title: `${title} · ${siteNameOf(root)}` },
    ...(robots ? [{ name: "robots", content: robots }] : []),
  ];
}
