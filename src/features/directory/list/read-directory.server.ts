import type { Db } from "#platform/db/open-database.server.ts";
import type { UnknownValue } from "#platform/http/lists/list-query.ts";
import { projectPoint } from "#ui/map/project-point.ts";
import type { DirectoryQuery } from "../input.ts";
import { findZip } from "../location/find-zip.server.ts";
import { clusterCells, drawingGrid } from "../map/map-clusters.ts";
import { readMapCells } from "../map/queries/list-map-cells.server.ts";
import { busyState, milesToKm, orderCategories } from "../rules.ts";
import { correctTerm } from "../search/queries/correct-term.server.ts";
import { findNearby, isNearbyCursor } from "../search/queries/find-nearby.server.ts";
import { findAnyPlace, type Place } from "../search/queries/find-place.server.ts";
import { listBusinesses, type SearchFilters } from "../search/queries/list-businesses.server.ts";
import {
  type FacetCount,
  listChoices,
  type SearchCounts,
  searchBusinesses,
  searchFirstPage,
} from "../search/queries/search-businesses.server.ts";
import { readSearchCursor } from "../search/search-sort.ts";
import { describeUnknownZip, looksLikeZip, parseZip } from "../search/zip-code.ts";
import { presentCards } from "./present-cards.server.ts";
import { isKnownState } from "./queries/is-known-state.server.ts";
import { landingPathOf } from "./read-browse.server.ts";
import { readMeaning } from "./read-meaning.server.ts";

export type DirectoryData = Awaited<ReturnType<typeof readDirectory>>;
/** A filter option and its count, if known. */
export type Choice = { name: string; businesses: number | null };
type Center = {
  label: string | null;
  latitude: number;
  longitude: number;
  city?: Place;
  /** The label is a guess of what was meant. */
  isGuess?: boolean;
};

/** All data of the directory for a query. */
export async function readDirectory(db: Db, query: DirectoryQuery) {
  const filters = {
    term: query.search,
    category: query.category || undefined,
    state: query.state || undefined,
  };
  const center = await findCenter(db, query);
  const search = query.search || query.after ? searchBusinesses : searchFirstPage;
  const [found, choices] = await Promise.all([
    center
      ? findNearCenter(db, query, filters, center)
      : search(db, { ...filters, sort: query.sort, after: query.after, grid: drawingGrid }),
    listChoices(db),
  ]);
  const counts = "total" in found ? found : null;
  return {
    cards: presentCards(found.items),
    nextCursor: found.nextCursor,
    total: counts && countAll(query, counts),
    place: center && placeOf(center),
    /** There are more businesses nearby than are listed. */
    endsEarly: "endsEarly" in found && found.endsEarly,
    isUnknownPlace: query.near !== "" && !center,
    zipProblem: !center && looksLikeZip(query.near) ? describeUnknownZip(query.near) : null,
    ...listFilters(query, choices, counts),
    clusters: clusterCells(found.cells),
    /** For the map, regardless of the filters. */
    busyStates: choices.states.filter(({ businesses }) => businesses >= busyState).map(({ name }) => name),
    landing: found.items.length > 0 ? landingPathOf(query, center?.city) : null,
    fallback:
      found.items.length > 0
        ? null
        : await readFallback(db, query, filters, { isMisspelled: !center && !isFoundElsewhere(counts) }),
  };
}

async function findCenter(db: Db, { near, point }: DirectoryQuery): Promise<Center | null> {
  if (point) return { label: null, ...point };
  if (looksLikeZip(near)) return findZipCenter(near);
  const place = near ? await findAnyPlace(db, near) : undefined;
  if (!place) return null;
  const { city, state, latitude, longitude } = place;
  return { label: `${city}, ${state}`, latitude, longitude, city: place, isGuess: place.isGuess };
}

function placeOf({ label, latitude, longitude, isGuess = false }: Center) {
  return { label, latitude, longitude, isGuess, svgPoint: projectPoint({ latitude, longitude }) };
}

/** A state without businesses, from an old link or a typed URL. */
export async function findUnknownState(db: Db, { state }: DirectoryQuery): Promise<UnknownValue[]> {
  if (!state || (await isKnownState(db, state))) return [];
  const words = `We know no business in “${state}” yet, so here is the list without it.`;
  return [{ field: "state", value: state, words }];
}

/** Whether the query's cursor is valid. */
export function isDirectoryCursor({ near, point, after, sort }: DirectoryQuery): boolean {
  return near || point ? isNearbyCursor(after) : readSearchCursor(after, sort) !== null;
}

async function findZipCenter(near: string): Promise<Center | null> {
  const zip = parseZip(near);
  const point = zip && (await findZip(zip));
  if (!point) return null;
  return { label: `ZIP code ${zip}`, latitude: point.latitude, longitude: point.longitude };
}

async function findNearCenter(
  db: Db,
  { radiusMiles, after }: DirectoryQuery,
  { term, category }: SearchFilters,
  { latitude, longitude }: Center,
) {
  const radiusKm = radiusMiles ? milesToKm(radiusMiles) : undefined;
  const [page, { cells }] = await Promise.all([
    findNearby(db, { term, category, latitude, longitude, radiusKm, after }),
    readMapCells(db, { term, category }, drawingGrid),
  ]);
  return { ...page, cells };
}

/** All categories and states, so that options stay stable while the visitor types. */
function listFilters(
  query: DirectoryQuery,
  choices: SearchCounts["facets"],
  counts: Pick<SearchCounts, "facets"> | null,
) {
  const facets = counts?.facets;
  const names = (list: readonly FacetCount[] = [], chosen: string) =>
    [...list.map(({ name }) => name), chosen].filter(Boolean);
  const withCount = (name: string, list?: readonly FacetCount[]): Choice => ({
    name,
    businesses: list ? (list.find((facet) => facet.name === name)?.businesses ?? 0) : null,
  });
  const states = new Set([...names(choices.states, query.state), ...names(facets?.states, "")]);
  const categories = [...names(choices.categories, query.category), ...names(facets?.categories, "")];
  return {
    categories: orderCategories(categories).map((name) => withCount(name, facets?.categories)),
    states: [...states].sort().map((name) => withCount(name, facets?.states)),
    isApproximate: facets?.isApproximate ?? false,
  };
}

/** Facets may have an exact count where the search stopped counting, and the total must not be lower. */
function countAll({ category }: DirectoryQuery, { total, facets }: SearchCounts): SearchCounts["total"] {
  if (!total.isCapped || facets.isApproximate) return total;
  const chosen = facets.categories.filter(({ name }) => !category || name === category);
  const count = chosen.reduce((sum, { businesses }) => sum + businesses, 0);
  return count > total.count ? { count, isCapped: false } : total;
}

/** Whether names contain the term but fail other filters: then it is not a misspelling. */
function isFoundElsewhere(counts: SearchCounts | null): boolean {
  return counts !== null && counts.facets.categories.length + counts.facets.states.length > 0;
}

/** Suggestions without results: what the term names or a correction, and the category's best. */
async function readFallback(
  db: Db,
  query: DirectoryQuery,
  filters: SearchFilters,
  { isMisspelled }: { isMisspelled: boolean },
) {
  const [meaning, spelling, popular] = await Promise.all([
    readMeaning(db, query),
    filters.term && isMisspelled ? correctTerm(db, filters) : null,
    listBusinesses(db, { category: filters.category, limit: 3 }),
  ]);
  return { meaning, spelling: meaning ? null : spelling, cards: presentCards(popular.items) };
}
