import type { MetaDescriptor } from "react-router";
import { describePage } from "./describe-page.ts";
import { type RootMatch, siteNameOf } from "./site-name.ts";

type MetaArgs = { matches: readonly [RootMatch, ...unknown[]] };

/** The `meta` of a public page with fixed texts, for search engines and link previews. */
export function plainPageMeta(page: { title: string; description: string; path: string }) {
  return ({ matches: [root] }: MetaArgs): MetaDescriptor[] =>
    describePage({
      title: page.title,
      description: page.description,
      siteName: siteNameOf(root),
      canonical: root.loaderData && new URL(page.path, root.loaderData.origin).href,
    });
}
