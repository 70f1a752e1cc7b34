import type { MetaDescriptor } from "react-router";
import { siteNameOf } from "./site-name.ts";

type Root = Parameters<typeof siteNameOf>[0];
type MetaArgs = { matches: readonly [Root, ...unknown[]] };

/** The `meta` of a page that nobody searches for: a title, and `robots` where search engines should stay away. */
export function pageTitle(title: string, { robots }: { robots?: "noindex" } = {}) {
  return ({ matches: [root] }: MetaArgs): MetaDescriptor[] => [
    { title: `${title} · ${siteNameOf(root)}` },
    ...(robots ? [{ name: "robots", content: robots }] : []),
  ];
}
