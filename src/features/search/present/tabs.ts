import type { SearchKind } from "../parse/parsed-query.ts";

export type SearchTab = {
  value: string;
  label: string;
  kinds: readonly SearchKind[];
  palette: "gold" | "clay" | "indigo" | "plum" | "green" | "teal";
  shown: number;
};

/** The tabs beside “Everything”. */
export const searchTabs = [
  { value: "businesses", label: "Businesses", kinds: ["business"], palette: "gold", shown: 6 },
  { value: "events", label: "Events", kinds: ["event"], palette: "clay", shown: 3 },
  { value: "artists", label: "Artists", kinds: ["artist"], palette: "indigo", shown: 4 },
  { value: "store", label: "Store", kinds: ["product"], palette: "plum", shown: 4 },
  { value: "travel", label: "Travel", kinds: ["guide", "tour", "stay"], palette: "green", shown: 3 },
  { value: "entertainment", label: "Entertainment", kinds: ["venue"], palette: "indigo", shown: 3 },
  { value: "help", label: "Help", kinds: ["help"], palette: "teal", shown: 3 },
] as const satisfies readonly SearchTab[];

export type TabValue = (typeof searchTabs)[number]["value"];
export const tabValues: readonly TabValue[] = searchTabs.map(({ value }) => value);

/** How many results a tab shows. */
export const shownInTab = 24;

export function tabOf(kind: SearchKind): (typeof searchTabs)[number] {
  const tab = searchTabs.find(({ kinds }) => (kinds as readonly SearchKind[]).includes(kind));
  if (!tab) throw new Error(`No tab shows the kind ${kind}.`);
  return tab;
}

/** The kind of a single result. */
export const kindLabels: Readonly<Record<SearchKind, string>> = {
  business: "Business",
  event: "Event",
  artist: "Artist",
  product: "Product",
  guide: "Guide",
  tour: "Tour",
  stay: "Stay",
  venue: "Venue",
  help: "Help",
};

/** Joins a kind and a detail. A detail such as `Travel guide` already names the kind. */
export function joinKind(label: string, detail: string): string {
  const isSaid = detail.toLowerCase().includes(label.toLowerCase());
  return [isSaid ? "" : label, detail].filter(Boolean).join(" · ");
}

/** The kind in a query. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  business: "Businesses",
  event: "Events",
  artist: "Artists",
  product: "Products",
  guide: "Guides",
  tour: "Tours",
  stay: "Stays",
  venue: "Venues",
  help: "Help",
};
