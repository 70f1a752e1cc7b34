import { describePriceRange } from "#features/store/exports/price-range.ts";
import { type ReadingPart, type SearchQuery, searchList, withoutPart } from "./input.ts";
import { asksForBusinesses, isPriced } from "./is-priced.ts";
import type { Correction, Reading, ReadPlace } from "./reading/reading.ts";
import { kindNames } from "./tabs.ts";

/** One part of a reading, with the address that takes it out. */
type ReadPart = {
  part: ReadingPart;
  /** The word before it: `in`. */
  before: string;
  label: string;
  to: string;
};

/** How a request was read, as the page says it. */
export type ReadAs = {
  parts: ReadPart[];
  /** What is searched for besides, in one piece. */
  words: string;
  corrections: Correction[];
  /** What was understood and does not count here; empty if nothing. */
  note: string;
  exactTo: string;
};

/** What the page says about a reading; null where it is nothing but the words that were typed. */
export function presentReading(query: SearchQuery, reading: Reading): ReadAs | null {
  const { kind, category, price, time, place, words, corrections } = reading;
  const part = (name: ReadingPart, label: string, before = ""): ReadPart => ({
    part: name,
    before,
    label,
    to: searchList.href(withoutPart(query, name)),
  });
  const parts = [
    ...(kind ? [part("kind", kindNames[kind])] : []),
    ...(category ? [part("category", category)] : []),
    ...(price && isPriced(reading) ? [part("price", describePriceRange(price))] : []),
    ...(time ? [part("time", time.label)] : []),
    ...(place ? [part("place", placeName(place), prepositionOf(place))] : []),
  ];
  if (parts.length === 0 && corrections.length === 0) return null;
  return {
    parts,
    words: words.join(" "),
    corrections,
    note: noteOn(reading),
    exactTo: searchList.href(searchList.change(query, { exact: "1", without: "", tab: "" })),
  };
}

/** Where a price does not limit everything that is shown. */
function noteOn(reading: Reading): string {
  if (reading.price === null) return "";
  const range = describePriceRange(reading.price);
  if (!isPriced(reading)) return `Only products and stays have prices here, so “${range}” is left out.`;
  return asksForBusinesses(reading)
    ? `Businesses list no prices here, so “${range}” does not limit them.`
    : "";
}

function prepositionOf({ kind }: ReadPlace): string {
  if (kind === "near-me") return "";
  return kind === "zip" ? "near" : "in";
}

/** A place as chips and headings name it. */
function placeName(place: ReadPlace): string {
  if (place.kind === "city") return `${place.city}, ${place.state}`;
  if (place.kind === "state") return place.state;
  if (place.kind === "zip") return `ZIP code ${place.zip}`;
  return "near me";
}
