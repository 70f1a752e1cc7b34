import type { MetaDescriptor } from "react-router";
import { describePage } from "#platform/http/describe-page.ts";
import type { SearchParams } from "../input.ts";

/** Meta tags of the search page. Crawlers may follow results but not index them. */
export function searchMeta(
  { q }: Pick<SearchParams, "q">,
  site: { origin: string; name: string },
): MetaDescriptor[] {
  return [
    ...describePage({
      title: q ? `${q}, search` : "Search everything",
      description:
        "Black-owned businesses, events, artists, products, guides and stays, found in the words you use: what you need, where and when.",
      canonical: new URL("/search", site.origin).href,
      siteName: site.name,
    }),
    { name: "robots", content: "noindex, follow" },
  ];
}
