import { describePriceRange } from "#features/store/exports/price-range.ts";
import { paramsWithout, type QueryPart, type SearchParams, searchList } from "../input.ts";
import type { Correction, ParsedPlace, ParsedQuery } from "../parse/parsed-query.ts";
import { asksForBusinesses, hasPriceLimit } from "../parse/parsed-query.ts";
import { kindNames } from "./tabs.ts";

/** One part of the query, with the URL that removes it. */
type QueryChip = {
  part: QueryPart;
  /** A preposition before the label, such as `in`. */
  before: string;
  label: string;
  to: string;
};

/** How the page describes a parsed query. */
export type QueryDescription = {
  chips: QueryChip[];
  /** The remaining words of the search. */
  words: string;
  corrections: Correction[];
  /** Explains a part that does not limit all results; empty if there is none. */
  note: string;
  exactTo: string;
};

/** Describes a parsed query; null if it is nothing but the typed words. */
export function describeQuery(params: SearchParams, parsed: ParsedQuery): QueryDescription | null {
  const { kind, category, price, time, place, words, corrections } = parsed;
  const chip = (name: QueryPart, label: string, before = ""): QueryChip => ({
    part: name,
    before,
    label,
    to: searchList.href(paramsWithout(params, name)),
  });
  const chips = [
    ...(kind ? [chip("kind", kindNames[kind])] : []),
    ...(category ? [chip("category", category)] : []),
    ...(price && hasPriceLimit(parsed) ? [chip("price", describePriceRange(price))] : []),
    ...(time ? [chip("time", time.label)] : []),
    ...(place ? [chip("place", placeName(place), prepositionOf(place))] : []),
  ];
  if (chips.length === 0 && corrections.length === 0) return null;
  return {
    chips,
    words: words.join(" "),
    corrections,
    note: priceNote(parsed),
    exactTo: searchList.href(searchList.change(params, { exact: "1", without: "", tab: "" })),
  };
}

/** Explains a price that does not limit all results. */
function priceNote(parsed: ParsedQuery): string {
  if (parsed.price === null) return "";
  const range = describePriceRange(parsed.price);
  if (!hasPriceLimit(parsed)) return `Only products and stays have prices here, so “${range}” is left out.`;
  return asksForBusinesses(parsed)
    ? `Businesses list no prices here, so “${range}” does not limit them.`
    : "";
}

function prepositionOf({ kind }: ParsedPlace): string {
  if (kind === "near-me") return "";
  return kind === "zip" ? "near" : "in";
}

function placeName(place: ParsedPlace): string {
  if (place.kind === "city") return `${place.city}, ${place.state}`;
  if (place.kind === "state") return place.state;
  if (place.kind === "zip") return `ZIP code ${place.zip}`;
  return "near me";
}
