import { describePriceRange } from "#features/store/exports/price-range.ts";
import type { ParsedPlace, ParsedQuery, ParsedTime, SearchKind } from "../parsed-query.ts";

/** A request as people type it, how it is to be read, and what is to be found with the demo data. */
export type SampleRequest = {
  text: string;
  /** What was read, part by part: `place: Savannah, Georgia`, `words: hair`. Parts that were not said are left out. */
  parsed: string[];
  /** The title of something on the first page, or how many there are at least of a kind. */
  finds: string | { kind: SearchKind; count: number } | null;
};

/** Reads a table of lines such as `bbq savannah => category: Food & Beverage; words: barbecue => Saffron & Smoke`. */
export function parseRequestTable(table: string): SampleRequest[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", parsed = "", finds = ""] = line.split("=>").map((cell) => cell.trim());
      return { text, parsed: parsed.split("; ").filter(Boolean), finds: readFinds(finds) };
    });
}

/** Written `2 event` for a number of a kind, `nothing` where nothing has to be found. */
function readFinds(finds: string): SampleRequest["finds"] {
  if (finds === "nothing") return null;
  const [, count, kind] = /^(\d+) ([a-z]+)$/.exec(finds) ?? [];
  return count && kind ? { kind: kind as SearchKind, count: Number(count) } : finds;
}

/** A reading in the words of the table. */
export function describeParsedQuery({
  place,
  kind,
  category,
  time,
  price,
  words,
  corrections,
}: ParsedQuery): string[] {
  const parts: [string, string | null][] = [
    ["place", place && describePlace(place)],
    ["kind", kind],
    ["category", category],
    ["time", time && describeTime(time)],
    ["price", price && describePriceRange(price)],
    ["words", words.join(" ") || null],
    [
      "corrected",
      corrections.map(({ original, corrected }) => `${original} to ${corrected}`).join(", ") || null,
    ],
  ];
  return parts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
}

function describePlace(place: ParsedPlace): string {
  switch (place.kind) {
    case "city":
      return `${place.city}, ${place.state}`;
    case "state":
      return place.state;
    case "zip":
      return place.zip;
    case "near-me":
      return "near me";
  }
}

function describeTime({ from, to, fromHour }: ParsedTime): string {
  const days = from === to ? from : `${from} to ${to}`;
  return fromHour > 0 ? `${days} from ${fromHour}` : days;
}
