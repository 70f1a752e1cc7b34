type List = { name: string; url: string };

/** A list in schema.org terms. Each entry is either a record or a link to the page that describes it. */
export function listJsonLd({ name, url }: List, entries: readonly Readonly<Record<string, unknown>>[]) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    url,
    itemListElement: entries.map((entry, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...("@type" in entry ? { item: entry } : entry),
    })),
  };
}
