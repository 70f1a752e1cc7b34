export type Crumb = { label: string; path: string };

/** The breadcrumb trail for search engines. */
export function breadcrumbJsonLd(trail: readonly Crumb[], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${origin}${path}`,
    })),
  };
}
