import type { MetaDescriptor } from "react-router";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { type DirectoryQuery, directoryPath } from "../input.ts";

type Site = { origin: string; name: string };

/** Meta tags of the directory. A query with its own landing page has that page as its canonical URL. */
export function directoryMeta(
  { query, landing }: { query: DirectoryQuery; landing: string | null },
  site: Site,
): MetaDescriptor[] {
  const { category, ...rest } = query;
  const title = category ? `${category}: Black-owned businesses` : "Directory of Black-owned businesses";
  const description = `${category || "Shops, kitchens, studios and stages"}: Black-owned businesses with ratings, to search by name, category and state, or near you.`;
  const canonical = new URL(landing ?? directoryPath({ category }), site.origin).href;
  return [
    ...describePage({ title, description, canonical, siteName: site.name }),
    // Searches and later pages are followed for their links, but not indexed.
    ...(landing || directoryPath(rest) === "/directory"
      ? []
      : [{ name: "robots", content: "noindex, follow" }]),
  ];
}
