import type { PriceRange } from "#features/store/exports/price-range.ts";

/** The kinds of results. Stays, tours and guides are shown together as travel. */
export const searchKinds = [
  "business",
  "event",
  "artist",
  "product",
  "guide",
  "tour",
  "stay",
  "venue",
  "help",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What the text of a search means. Missing parts are null. */
export type ParsedQuery = {
  /** The text as typed, with single blanks. */
  text: string;
  place: ParsedPlace | null;
  /** The kind that the query names: "jazz tonight" means events. */
  kind: SearchKind | null;
  /** The name of a business category. */
  category: string | null;
  /** What the category is about. One of these words is enough for other kinds. */
  topic: string[];
  time: ParsedTime | null;
  /** Only products and stays have prices. */
  price: PriceRange | null;
  /** All other words, folded and corrected, to search for. */
  words: string[];
  /** Corrected typos, in the order of the text. */
  corrections: Correction[];
};

export type ParsedPlace =
  | { kind: "city"; city: string; state: string; latitude: number; longitude: number }
  /** Spelled as in locations, such as `Georgia`. */
  | { kind: "state"; state: string }
  | { kind: "zip"; zip: string; latitude: number; longitude: number }
  | { kind: "near-me" };

/** Inclusive local dates, such as `2026-11-21`. */
export type ParsedTime = {
  /** As typed, such as `tonight`. */
  label: string;
  from: string;
  to: string;
  /** On the first day, only what starts at this hour or later: 17 for `tonight`. */
  fromHour: number;
};

export type Correction = { original: string; corrected: string };

/** Kinds without prices, or with no more than `$$`. */
const unpricedKinds: readonly SearchKind[] = ["event", "artist", "guide", "tour", "venue", "help"];

/** Whether the price limits results. It does not for kinds without prices. */
export function hasPriceLimit({ price, kind }: ParsedQuery): boolean {
  return price !== null && (kind === null || !unpricedKinds.includes(kind));
}

/** Whether the query is about businesses, which have no prices. */
export function asksForBusinesses({ kind, category }: ParsedQuery): boolean {
  return kind === "business" || category !== null;
}
