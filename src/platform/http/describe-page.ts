import type { MetaDescriptor } from "react-router";

type PageDescription = {
  /** Without the site's name. */
  title: string;
  description: string;
  siteName: string;
  /** The one address of this page, from the origin on. */
  canonical?: string | undefined;
};

/** What search engines and link previews are told about any page: title, description, address. */
export function describePage({ title, description, siteName, canonical }: PageDescription): MetaDescriptor[] {
  return [
    { title: `${title} · ${siteName}` },
    { name: "description", content: description },
    ...(canonical
      ? [
          { tagName: "link", rel: "canonical", href: canonical },
          { property: "og:url", content: canonical },
        ]
      : []),
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
