import type { Db } from "#platform/db/open-database.server.ts";
import type { BusinessSummary } from "../../queries/business-columns.server.ts";
import { maxCounted } from "../../rules.ts";
import { findNearby } from "../queries/find-nearby.server.ts";
import { listBusinesses, readSummaries } from "../queries/list-businesses.server.ts";
import { matchNear } from "./match-near.server.ts";
import { matchText, type TextMatches, type TextScope } from "./match-text.server.ts";
import { hasTexts, type PreparedText, prepareText, type TextRequest } from "./prepare-text.server.ts";

export type FoundBusinesses = {
  items: (BusinessSummary & { distanceKm?: number })[];
  total: { count: number; isCapped: boolean };
  /** The words and filters match nothing together: these match a part of the request, or are near. */
  isLoose: boolean;
  strength: number;
};
type Found = TextMatches & { isLoose: boolean };

/** With fewer matches of the words, the rest of the category in that place follows them. */
const handful = 6;
const nothing: TextMatches = { matches: [], count: 0, isCapped: false, strength: 0 };

/** Businesses for words, a category and a place, best first. Ends empty only if no part of the request fits any. */
export async function findBusinesses(db: Db, request: TextRequest, limit: number): Promise<FoundBusinesses> {
  if (!(await hasTexts(db))) return findByName(db, request, limit);
  const text = await prepareText(db, request);
  const { matches, count, isCapped, isLoose, strength } = await findMatches(db, request, text, limit);
  const distances = new Map(matches.map(({ id, distanceKm }) => [id, distanceKm]));
  const items = (await readSummaries(db, matches)).map((item) => {
    const distanceKm = distances.get(item.id);
    return { ...item, ...(distanceKm !== undefined && { distanceKm }) };
  });
  return { items, total: { count, isCapped }, isLoose, strength };
}

async function findMatches(db: Db, request: TextRequest, text: PreparedText, limit: number): Promise<Found> {
  const hasWords = text.words.length > 0;
  const hasFilters = text.category !== null || text.place !== null;
  if (!hasWords && !hasFilters && request.place === null)
    return { ...(await listBest(db, limit)), isLoose: false };

  const strict = request.fits === "part" ? null : await findStrict(db, request, text, limit);
  if (strict && strict.matches.length > 0) return strict;
  if (request.fits === "whole") return { ...nothing, isLoose: false };
  for (const loosen of listLooser(db, request, text, limit)) {
    const found = await loosen();
    if (found.matches.length > 0) return { ...found, isLoose: true };
  }
  return { ...nothing, isLoose: false };
}

/** What fits the whole request; the nearest may be far. */
async function findStrict(db: Db, { place }: TextRequest, text: PreparedText, limit: number): Promise<Found> {
  if (place?.kind === "point") {
    const { isFar, ...near } = await matchNear(db, text, place, { words: "all", inCategory: true, limit });
    return { ...near, isLoose: isFar };
  }
  const match = (words: TextScope["words"]) =>
    matchText(db, text, { words, inCategory: true, inPlace: true, limit });
  const strict = await match("all");
  // The words are kinds of what the category is: "soul food" and then all food.
  if (text.category && text.words.length > 0 && strict.count < handful) {
    const whole = await match("none");
    if (whole.matches.length > 0) return { ...fillUp(strict, whole, limit), isLoose: false };
  }
  return { ...strict, isLoose: false };
}

/** Whoever asks for businesses and nothing else gets the best of all. */
async function listBest(db: Db, limit: number): Promise<TextMatches> {
  const { items, nextCursor } = await listBusinesses(db, { limit });
  const isCapped = nextCursor !== null;
  return { matches: items, count: isCapped ? maxCounted : items.length, isCapped, strength: 1 };
}

/** What to try when nothing fits the whole request: the nearest, parts of names, some of the words, the filters alone. */
function listLooser(
  db: Db,
  { place, category }: TextRequest,
  text: PreparedText,
  limit: number,
): (() => Promise<TextMatches>)[] {
  const match = (words: TextScope["words"], parts: Partial<TextScope> = {}) =>
    matchText(db, text, { words, inCategory: true, inPlace: true, limit, ...parts });
  const point = place && place.kind !== "state" ? place : null;
  const hasWords = text.words.length > 0;
  return [
    ...(point && text.place
      ? [() => matchNear(db, text, point, { words: "all", inCategory: true, limit })]
      : []),
    ...(text.term ? [() => matchNames(db, { term: text.term, category, place }, limit)] : []),
    ...(hasWords && text.words.length > 1 ? [() => match("any")] : []),
    ...(hasWords && place ? [() => match("all", { inPlace: false })] : []),
    ...(hasWords && text.category ? [() => match("all", { inCategory: false })] : []),
    ...(text.category || text.place ? [() => match("none")] : []),
    ...(point && (hasWords || text.category)
      ? [
          () => matchNear(db, text, point, { words: "none", inCategory: true, limit }),
          () => matchNear(db, text, point, { words: "none", inCategory: false, limit }),
        ]
      : []),
    ...(text.place && text.category ? [() => match("none", { inPlace: false })] : []),
  ];
}

type Names = { term: string; category: string | null; place: TextRequest["place"] };

/** Names that contain the words as a part of another: "kicks" in "Sidekicks". */
async function matchNames(db: Db, { term, category, place }: Names, limit: number): Promise<TextMatches> {
  const state = place && place.kind !== "point" ? place.state : undefined;
  const { items, nextCursor } = await listBusinesses(db, {
    term,
    state,
    category: category ?? undefined,
    limit,
  });
  return { matches: items, count: items.length, isCapped: nextCursor !== null, strength: 0.1 };
}

/** The first list, then what the second has beside it. */
function fillUp(first: TextMatches, then: TextMatches, limit: number): TextMatches {
  const known = new Set(first.matches.map(({ id }) => id));
  const rest = then.matches.filter(({ id }) => !known.has(id));
  const strength = Math.max(first.strength, then.strength);
  return { ...then, matches: [...first.matches, ...rest].slice(0, limit), strength };
}

/** With tables that an older version built: by name, or the nearest. */
async function findByName(
  db: Db,
  { words, category, place }: TextRequest,
  limit: number,
): Promise<FoundBusinesses> {
  const filters = { term: words.join(" "), category: category ?? undefined, limit };
  if (place && place.kind !== "state") {
    const { latitude, longitude } = place;
    const { items } = await findNearby(db, { ...filters, latitude, longitude });
    return {
      items,
      total: { count: items.length, isCapped: items.length === limit },
      isLoose: false,
      strength: 1,
    };
  }
  const { items, nextCursor } = await listBusinesses(db, { ...filters, state: place?.state });
  const isCapped = nextCursor !== null;
  return {
    items,
    total: { count: isCapped ? maxCounted : items.length, isCapped },
    isLoose: false,
    strength: 1,
  };
}
