import type { Result, ResultGroup } from "#features/search/find/result.ts";
import type { ParsedQuery } from "#features/search/parse/parsed-query.ts";
import { describeParsedQuery } from "#features/search/parse/requests-for-tests.ts";
import { singularize } from "#features/search/parse/tokenize.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import type { Request } from "./generate-requests.ts";

/** The parts that were parsed differently, such as `category`. */
export function findMismatches(request: Request, parsed: ParsedQuery): string[] {
  const read = new Map(describeParsedQuery(parsed).map((part) => splitOnce(part)));
  const isHelp = request.finds.includes("help");
  const mismatches = {
    kind: !request.kinds.includes(parsed.kind),
    category: request.category !== "any" && request.category !== parsed.category,
    place: request.places.length > 0 ? !request.places.includes(read.get("place") ?? "") : read.has("place"),
    time: request.time !== (read.get("time") ?? null),
    price: request.price !== (read.get("price") ?? null),
    // Questions keep all their words.
    "words lost": !isHelp && !request.words.every((word) => isAmong(word, parsed.words)),
    "words too many":
      !isHelp && !parsed.words.every((word) => isAmong(word, [...request.words, ...request.allowedWords])),
  };
  return Object.entries(mismatches).flatMap(([part, differs]) => (differs ? [part] : []));
}

/** Whether the first page has a result of the right kind, category, place, day and price. */
export function hasRelevantResult(request: Request, groups: readonly ResultGroup[]): boolean {
  return groups.some(
    ({ kind, items }) => request.finds.includes(kind) && items.some((item) => isRelevant(request, item)),
  );
}

function isRelevant({ category, places, time, price }: Request, { detail, startsAt, price: costs }: Result) {
  const isOfCategory = category === null || category === "any" || detail.startsWith(category);
  // ZIP codes and "near me" may match other cities.
  const cities = places.filter((place) => /^[A-Z]/.test(place));
  const isThere = cities.length === 0 || cities.some((city) => detail.includes(endOf(city)));
  const [from = "", to = from] = time?.replace(/ from .*/, "").split(" to ") ?? [];
  const isThen = time === null || (startsAt !== null && startsAt.date >= from && startsAt.date <= to);
  return isOfCategory && isThere && isThen && (price === null || isInRange(price, costs));
}

/** How details end: `Savannah, GA`, or `, GA` for a state. */
function endOf(place: string): string {
  return place.includes(", ") ? shortenLocation(place) : shortenLocation(`-, ${place}`).slice(1);
}

/** `Up to $20`, `From $30` or `$10 to $20`. */
function isInRange(range: string, costs: string | null): boolean {
  const dollars = Number(/[\d.]+/.exec(costs?.replaceAll(",", "") ?? "")?.[0] ?? Number.NaN);
  const [first = 0, second = Number.POSITIVE_INFINITY] = [...range.matchAll(/[\d.]+/g)].map(Number);
  if (range.startsWith("Up to")) return dollars <= first;
  return dollars >= first && dollars <= second;
}

function isAmong(word: string, words: readonly string[]): boolean {
  return words.some((one) => singularize(one) === singularize(word));
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf(": ");
  return [part.slice(0, at), part.slice(at + 2)];
}
