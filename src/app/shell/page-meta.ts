import type { MetaDescriptor } from "react-router";
import { describePage } from "#platform/http/describe-page.ts";
import { site } from "../site.ts";

type PageMeta = {
  /** Without the site's name. */
  title: string;
  description?: string;
  /** The absolute canonical URL. */
  canonical?: string | undefined;
  /** Adds `noindex`. */
  isPrivate?: boolean;
};

/** Title, description, canonical URL and basic Open Graph tags. */
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
