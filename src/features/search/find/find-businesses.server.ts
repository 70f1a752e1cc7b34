import { loadBusinessResults } from "#features/directory/exports/load-business-results.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type {
  SearchEngine,
  SearchGroup,
  SearchHit,
  SearchPlace,
  SearchQuery,
} from "#platform/search/engine.ts";
import type { ScoredGroup } from "./find-kinds.server.ts";
import type { ResultGroup } from "./result.ts";
import { toBusinessResult } from "./to-result.ts";

export type BusinessQuery = {
  words: readonly string[];
  /** A category name. */
  category: string | null;
  /** A city has coordinates too, to search around it when nothing in it matches. */
  place: ResolvedPlace | null;
  now: Date;
  limit: number;
  /** Only full matches or only partial ones. By default, partial ones when there are no full ones. */
  match?: "full" | "partial" | undefined;
};
type Point = { latitude: number; longitude: number };
export type ResolvedPlace =
  | ({ kind: "city"; city: string; state: string } & Point)
  | { kind: "state"; state: string }
  | ({ kind: "point" } & Point);
type Services = { db: Db; engine: SearchEngine };
type Match = { group: SearchGroup; isPartial: boolean };

/** With fewer matches, the rest of the category in that place is appended. */
const minMatches = 6;
/** How far "near" reaches. */
const nearKm = 80;
/** The score of businesses found by category or place alone. */
const filterScore = 1;
const noMatches: SearchGroup = { kind: "business", hits: [], total: { count: 0, isCapped: false } };

/** Businesses for words, a category and a place, best first. Empty only if no part of the query matches. */
export async function findBusinesses({ db, engine }: Services, query: BusinessQuery): Promise<ScoredGroup> {
  const { group: found, isPartial } = await findMatches(engine, query);
  const { items, cards } = await loadBusinessResults(db, found.hits);
  const group: ResultGroup = {
    kind: "business",
    items: items.map(toBusinessResult),
    ...{ cards, total: found.total, isPartial },
  };
  return { group, score: scoreOf(found.hits, query) };
}

/** Only businesses have categories, so a category ranks them first. */
function scoreOf([best]: readonly SearchHit[], { words, category }: BusinessQuery): number {
  if (!best) return 0;
  const score = words.length === 0 || best.distanceKm !== null ? filterScore : best.score;
  return category === null ? score : score + 5;
}

async function findMatches(engine: SearchEngine, query: BusinessQuery): Promise<Match> {
  const full = query.match === "partial" ? noMatches : await findFullMatches(engine, query);
  if (full.hits.length > 0 || query.match === "full") return { group: full, isPartial: false };
  for (const parts of listRelaxedQueries(query)) {
    const group = await search(engine, query, parts);
    if (group.hits.length > 0) return { group, isPartial: true };
  }
  return { group: noMatches, isPartial: false };
}

async function findFullMatches(engine: SearchEngine, query: BusinessQuery): Promise<SearchGroup> {
  const { words, category, place, limit } = query;
  if (place?.kind === "point") return search(engine, query, { place: near(place) });
  const full = await search(engine, query, {});
  // The words may narrow down the category: "soul food", then all food.
  if (category && words.length > 0 && full.total.count < minMatches) {
    const inCategory = await search(engine, query, { words: [] });
    if (inCategory.hits.length > 0) return appendMissing(full, inCategory, limit);
  }
  return full;
}

/** What to try without a full match: the nearest, substrings of names, some of the words, the filters alone. */
function listRelaxedQueries({ words, category, place }: BusinessQuery): Partial<SearchQuery>[] {
  const point = place && place.kind !== "state" ? place : null;
  const hasWords = words.length > 0;
  const nearest = point ? [{ place: near(point) }, { place: near(point, null) }] : [];
  const nearestOfAll = nearest.map((parts) => ({ ...parts, words: [] }));
  return [
    ...(place?.kind === "point" ? nearest.slice(1) : nearest),
    ...(hasWords ? [{ words: [], titlePart: words.join(" ").replaceAll("'", "") }] : []),
    ...(words.length > 1 ? [{ match: "any" as const }] : []),
    ...(hasWords && place ? [{ place: null }] : []),
    ...(hasWords && category ? [{ category: null }] : []),
    ...(category || place?.kind === "state" || place?.kind === "city" ? [{ words: [] }] : []),
    ...(hasWords || category
      ? [...nearestOfAll, ...nearestOfAll.map((parts) => ({ ...parts, category: null }))]
      : []),
    ...(place && category ? [{ words: [], place: null }] : []),
  ];
}

async function search(
  engine: SearchEngine,
  query: BusinessQuery,
  parts: Partial<SearchQuery>,
): Promise<SearchGroup> {
  const { words, category, now, limit } = query;
  const [group = noMatches] = await engine.find({
    kinds: [{ kind: "business", hasDates: false }],
    ...{ words, match: "all", category, place: placeOf(query.place), days: null, price: null, now, limit },
    ...parts,
  });
  return group;
}

function placeOf(place: ResolvedPlace | null): SearchPlace | null {
  if (place?.kind === "city") return { kind: "cities", cities: [place] };
  return place?.kind === "point" ? near(place) : place;
}

function near({ latitude, longitude }: Point, maxKm: number | null = nearKm): SearchPlace {
  return { kind: "point", point: { latitude, longitude }, maxKm };
}

/** The first hits, then those of the second group that are not among them. */
function appendMissing(first: SearchGroup, second: SearchGroup, limit: number): SearchGroup {
  const known = new Set(first.hits.map(({ id }) => id));
  const rest = second.hits.filter(({ id }) => !known.has(id));
  return { ...second, hits: [...first.hits, ...rest].slice(0, limit) };
}
