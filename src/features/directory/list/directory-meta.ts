import type { MetaDescriptor } from "react-router";
import { describePage } from "#platform/http/describe-page.ts";
import { type DirectoryQuery, directoryPath } from "../input.ts";

type Site = { origin: string; name: string };

/** What search engines and link previews are told about the directory, or of the one page that shows the same. */
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
    // A search and the pages after the first lead to businesses; they are no pages of their own.
    ...(landing || directoryPath(rest) === "/directory"
      ? []
      : [{ name: "robots", content: "noindex, follow" }]),
  ];
}
