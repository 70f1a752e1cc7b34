import type { SearchKind } from "../parse/parsed-query.ts";

/** A tab of the results: the kinds it shows, and how many of them stand among everything. */
export type SearchTab = {
  value: string;
  label: string;
  kinds: readonly SearchKind[];
  /** The color of its section. */
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

/** The tab that a kind stands in. */
export function tabOf(kind: SearchKind): (typeof searchTabs)[number] {
  const tab = searchTabs.find(({ kinds }) => (kinds as readonly SearchKind[]).includes(kind));
  if (!tab) throw new Error(`No tab shows the kind ${kind}.`);
  return tab;
}

/** A kind in one word, as rows of mixed kinds say it. */
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

/** What something is, and its detail; a detail such as `Travel guide` says the kind itself. */
export function joinKind(label: string, detail: string): string {
  const isSaid = detail.toLowerCase().includes(label.toLowerCase());
  return [isSaid ? "" : label, detail].filter(Boolean).join(" · ");
}

/** A kind as it is asked for. */
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
