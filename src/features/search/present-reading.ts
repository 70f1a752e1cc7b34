import { type ReadingPart, type SearchQuery, searchList, withoutPart } from "./input.ts";
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
  exactTo: string;
};

/** What the page says about a reading; null where it is nothing but the words that were typed. */
export function presentReading(query: SearchQuery, reading: Reading): ReadAs | null {
  const { kind, category, time, place, words, corrections } = reading;
  const part = (name: ReadingPart, label: string, before = ""): ReadPart => ({
    part: name,
    before,
    label,
    to: searchList.href(withoutPart(query, name)),
  });
  const parts = [
    ...(kind ? [part("kind", kindNames[kind])] : []),
    ...(category ? [part("category", category)] : []),
    ...(time ? [part("time", time.label)] : []),
    ...(place ? [part("place", placeName(place), prepositionOf(place))] : []),
  ];
  if (parts.length === 0 && corrections.length === 0) return null;
  return {
    parts,
    words: words.join(" "),
    corrections,
    exactTo: searchList.href(searchList.change(query, { exact: "1", without: "", tab: "" })),
  };
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
