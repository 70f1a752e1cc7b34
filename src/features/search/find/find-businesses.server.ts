import { presentBusinesses } from "#features/directory/exports/find-businesses.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type {
  SearchEngine,
  SearchGroup,
  SearchHit,
  SearchPlace,
  SearchQuery,
} from "#platform/search/engine.ts";
import type { FoundGroup } from "../found.ts";
import { presentBusiness } from "../present-found.ts";
import type { StrongGroup } from "./find-kinds.server.ts";

export type BusinessRequest = {
  words: readonly string[];
  /** A category by its name. */
  category: string | null;
  /** A city is also a point, for when nothing in it fits. */
  place: BusinessPlace | null;
  now: Date;
  limit: number;
  /** Only what fits the whole request, or only what fits a part of it. */
  fits?: "whole" | "part" | undefined;
};
type Point = { latitude: number; longitude: number };
export type BusinessPlace =
  | ({ kind: "city"; city: string; state: string } & Point)
  | { kind: "state"; state: string }
  | ({ kind: "point" } & Point);
type Services = { db: Db; engine: SearchEngine };
type Found = { group: SearchGroup; isLoose: boolean };

/** With fewer matches of the words, the rest of the category in that place follows them. */
const handful = 6;
/** Farther is not "near" anymore. */
const nearKm = 80;
/** Of businesses that were asked for by category or place alone. */
const filterStrength = 1;
const nothing: SearchGroup = { kind: "business", hits: [], total: { count: 0, isCapped: false } };

/** Businesses for words, a category and a place, best first. Ends empty only if no part of the request fits any. */
export async function findBusinesses(
  { db, engine }: Services,
  request: BusinessRequest,
): Promise<StrongGroup> {
  const { group: found, isLoose } = await findFitting(engine, request);
  const { items, cards } = await presentBusinesses(db, found.hits);
  const group: FoundGroup = {
    kind: "business",
    items: items.map(presentBusiness),
    ...{ cards, total: found.total, isLoose },
  };
  return { group, strength: strengthOf(found.hits, request) };
}

/** A category is always one of businesses. */
function strengthOf([best]: readonly SearchHit[], { words, category }: BusinessRequest): number {
  if (!best) return 0;
  const strength = words.length === 0 || best.distanceKm !== null ? filterStrength : best.score;
  return category === null ? strength : strength + 5;
}

async function findFitting(engine: SearchEngine, request: BusinessRequest): Promise<Found> {
  const strict = request.fits === "part" ? null : await findStrict(engine, request);
  if (strict && strict.group.hits.length > 0) return strict;
  if (request.fits === "whole") return { group: nothing, isLoose: false };
  for (const parts of listLooser(request)) {
    const group = await ask(engine, request, parts);
    if (group.hits.length > 0) return { group, isLoose: true };
  }
  return { group: nothing, isLoose: false };
}

/** What fits the whole request. */
async function findStrict(engine: SearchEngine, request: BusinessRequest): Promise<Found> {
  const { words, category, place, limit } = request;
  if (place?.kind === "point")
    return { group: await ask(engine, request, { place: near(place) }), isLoose: false };
  const strict = await ask(engine, request, {});
  // The words are kinds of what the category is: "soul food" and then all food.
  if (category && words.length > 0 && strict.total.count < handful) {
    const whole = await ask(engine, request, { words: [] });
    if (whole.hits.length > 0) return { group: fillUp(strict, whole, limit), isLoose: false };
  }
  return { group: strict, isLoose: false };
}

/** What to try when nothing fits the whole request: the nearest, parts of names, some of the words, the filters alone. */
function listLooser({ words, category, place }: BusinessRequest): Partial<SearchQuery>[] {
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

async function ask(
  engine: SearchEngine,
  request: BusinessRequest,
  parts: Partial<SearchQuery>,
): Promise<SearchGroup> {
  const { words, category, now, limit } = request;
  const [group = nothing] = await engine.find({
    kinds: [{ kind: "business", hasDates: false }],
    ...{ words, match: "all", category, place: placeOf(request.place), days: null, price: null, now, limit },
    ...parts,
  });
  return group;
}

function placeOf(place: BusinessPlace | null): SearchPlace | null {
  if (place?.kind === "city") return { kind: "cities", cities: [place] };
  return place?.kind === "point" ? near(place) : place;
}

function near({ latitude, longitude }: Point, maxKm: number | null = nearKm): SearchPlace {
  return { kind: "point", point: { latitude, longitude }, maxKm };
}

/** The first list, then what the second has beside it. */
function fillUp(first: SearchGroup, then: SearchGroup, limit: number): SearchGroup {
  const known = new Set(first.hits.map(({ id }) => id));
  const rest = then.hits.filter(({ id }) => !known.has(id));
  return { ...then, hits: [...first.hits, ...rest].slice(0, limit) };
}
