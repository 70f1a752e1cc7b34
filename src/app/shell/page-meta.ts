import type { MetaDescriptor } from "react-router";
import { describePage } from "#platform/http/describe-page.ts";
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
    ...describePage({ title, description, canonical, siteName: site.name }),
    ...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
