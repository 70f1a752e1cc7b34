import { readFileSync } from "node:fs";
import { describePriceRange } from "#features/store/exports/price-range.ts";
import type { ParsedPlace, ParsedQuery, ParsedTime, SearchKind } from "./parsed-query.ts";

/** A typed request, how it must be parsed, and what it must find in the demo data. */
export type SampleRequest = {
  text: string;
  /** The parsed parts, such as `place: Savannah, Georgia` or `words: hair`. */
  parsed: string[];
  /** A title on the first page, or a minimum number of results of a kind. */
  finds: string | { kind: SearchKind; count: number } | null;
};

/**
 * Searches that people are known to type, by theme. A line looks like
 * `bbq savannah => category: Food & Beverage; words: barbecue => Saffron & Smoke`.
 */
export const requestsByTheme: Readonly<Record<string, readonly SampleRequest[]>> = Object.fromEntries(
  readFileSync(new URL("requests-for-tests.txt", import.meta.url), "utf8")
    .split("\n## ")
    .slice(1)
    .map((section) => {
      const [heading = "", ...lines] = section.trim().split("\n");
      return [heading.split(":")[0], lines.map(parseRequest)];
    }),
);

function parseRequest(line: string): SampleRequest {
  const [text = "", parsed = "", finds = ""] = line.split("=>").map((cell) => cell.trim());
  return { text, parsed: parsed.split("; ").filter(Boolean), finds: parseFinds(finds) };
}

/** `2 event` for a number of results of a kind, `nothing` if nothing has to be found, otherwise a title. */
function parseFinds(finds: string): SampleRequest["finds"] {
  if (finds === "nothing") return null;
  const [, count, kind] = /^(\d+) ([a-z]+)$/.exec(finds) ?? [];
  return count && kind ? { kind: kind as SearchKind, count: Number(count) } : finds;
}

/** Describes a parsed query in the syntax of the table. */
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
