import type { MetaDescriptor } from "react-router";

type PageDescription = {
  /** Without the site's name. */
  title: string;
  description: string;
  siteName: string;
  /** The canonical path of this page. */
  canonical?: string | undefined;
  /** The link preview image, 1200 × 630; the site's own by default. */
  picture?: { path: string; alt: string };
};

const sitePicture = "/card.png";

/** Meta tags for search engines and link previews: title, description, canonical URL, image. */
export function describePage({
  title,
  description,
  siteName,
  canonical,
  picture,
}: PageDescription): MetaDescriptor[] {
  const { path, alt } = picture ?? { path: sitePicture, alt: siteName };
  return [
    { title: `${title} · ${siteName}` },
    { name: "description", content: description },
    ...(canonical
      ? [
          { tagName: "link", rel: "canonical", href: canonical },
          { property: "og:url", content: canonical },
          { property: "og:image", content: new URL(path, canonical).href },
          { property: "og:image:type", content: "image/png" },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { property: "og:image:alt", content: alt },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
