import type { MetaDescriptor } from "react-router";
import { site } from "../site.ts";

type PageMeta = {
  /** Without the site's name. */
  title: string;
  description?: string;
  /** The one address of this page, from the origin on. */
  canonical?: string | undefined;
  /** Keeps the page out of search engines. */
  isPrivate?: boolean;
};

/** Title, description, canonical address and the basics of a link preview. */
export function pageMeta({
  title,
  description = site.description,
  canonical,
  isPrivate,
}: PageMeta): MetaDescriptor[] {
  return [
    { title: `${title} · ${site.name}` },
    { name: "description", content: description },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    ...(canonical
      ? [
          { property: "og:url", content: canonical },
          { tagName: "link", rel: "canonical", href: canonical },
        ]
      : []),
    ...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
