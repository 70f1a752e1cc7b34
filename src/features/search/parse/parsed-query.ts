import type { PriceRange } from "#features/store/exports/price-range.ts";

/** The kinds of things that a search finds. Stays, tours and guides are shown together as travel. */
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

/** What the words of a request mean. Parts that were not said are null. */
export type ParsedQuery = {
  /** The request as it was typed, with single blanks. */
  text: string;
  place: ParsedPlace | null;
  /** What is asked for, where the request says so: "jazz tonight" asks for events. */
  kind: SearchKind | null;
  /** A category of businesses, by its name. */
  category: string | null;
  /** What the category is about: one of these words is enough for other kinds of things. */
  topic: string[];
  time: ParsedTime | null;
  /** What things may cost. Only goods and stays have prices. */
  price: PriceRange | null;
  /** All other words, folded and corrected: these are searched for. */
  words: string[];
  /** What was read in place of something typed, in the order of the request. */
  corrections: Correction[];
};

export type ParsedPlace =
  | { kind: "city"; city: string; state: string; latitude: number; longitude: number }
  /** The state as written in locations, such as `Georgia`. */
  | { kind: "state"; state: string }
  | { kind: "zip"; zip: string; latitude: number; longitude: number }
  | { kind: "near-me" };

/** Days of the visitor's calendar, both included, such as `2026-11-21`. */
export type ParsedTime = {
  /** As it was said, such as `tonight`. */
  label: string;
  from: string;
  to: string;
  /** The hour from which on the first day counts: 17 for `tonight`. */
  fromHour: number;
};

export type Correction = { original: string; corrected: string };
