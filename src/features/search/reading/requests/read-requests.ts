import { describePriceRange } from "#features/store/exports/price-range.ts";
import type { Reading, ReadPlace, ReadTime, SearchKind } from "../reading.ts";

/** A request as people type it, how it is to be read, and what is to be found with the demo data. */
export type Request = {
  typed: string;
  /** What was read, part by part: `place: Savannah, Georgia`, `words: hair`. Parts that were not said are left out. */
  reading: string[];
  /** The title of something on the first page, or how many there are at least of a kind. */
  finds: string | { kind: SearchKind; count: number } | null;
};

/** Reads a table of lines such as `bbq savannah => category: Food & Beverage; words: barbecue => Saffron & Smoke`. */
export function readRequests(table: string): Request[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [typed = "", reading = "", finds = ""] = line.split("=>").map((cell) => cell.trim());
      return { typed, reading: reading.split("; ").filter(Boolean), finds: readFinds(finds) };
    });
}

/** Written `2 event` for a number of a kind, `nothing` where nothing has to be found. */
function readFinds(finds: string): Request["finds"] {
  if (finds === "nothing") return null;
  const [, count, kind] = /^(\d+) ([a-z]+)$/.exec(finds) ?? [];
  return count && kind ? { kind: kind as SearchKind, count: Number(count) } : finds;
}

/** A reading in the words of the table. */
export function describeReading({
  place,
  kind,
  category,
  time,
  price,
  words,
  corrections,
}: Reading): string[] {
  const parts: [string, string | null][] = [
    ["place", place && describePlace(place)],
    ["kind", kind],
    ["category", category],
    ["time", time && describeTime(time)],
    ["price", price && describePriceRange(price)],
    ["words", words.join(" ") || null],
    ["corrected", corrections.map(({ typed, read }) => `${typed} to ${read}`).join(", ") || null],
  ];
  return parts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
}

function describePlace(place: ReadPlace): string {
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

function describeTime({ from, to, fromHour }: ReadTime): string {
  const days = from === to ? from : `${from} to ${to}`;
  return fromHour > 0 ? `${days} from ${fromHour}` : days;
}
