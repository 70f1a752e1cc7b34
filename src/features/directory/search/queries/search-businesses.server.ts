import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchCounts as EngineCounts } from "#platform/search/engine.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import { gridOf, type MapCell, type MapGrid } from "../../map/map-grid.ts";
import {
  type BusinessPage,
  type ListOptions,
  listBusinesses,
  type SearchFilters,
  toSearchList,
} from "./list-businesses.server.ts";

export type FacetCount = { name: string; businesses: number };
export type SearchCounts = {
  /** Exact up to 1,000. */
  total: { count: number; isCapped: boolean };
  /** Largest first. Each facet ignores its own filter so visitors can switch values. */
  facets: { categories: FacetCount[]; states: FacetCount[]; isApproximate: boolean };
  cells: MapCell[];
};
export type SearchInput = SearchFilters & ListOptions & { grid?: MapGrid | undefined };
export type SearchPage = SearchCounts & BusinessPage;

/** Cached: without a term, many visitors see the same page. */
export const searchFirstPage = remember(searchBusinesses, { freshForMs: 2_000 });

/** One page of results, with the total, facets and map cells. */
export async function searchBusinesses(db: Db, input: SearchInput): Promise<SearchPage> {
  const [page, counts] = await Promise.all([
    listBusinesses(db, input),
    countBusinesses(db, input, input.grid),
  ]);
  return { ...page, ...counts };
}

/** Counts businesses: in total, by category, by state and by map cell. */
export async function countBusinesses(db: Db, filters: SearchFilters, grid?: MapGrid): Promise<SearchCounts> {
  const counts = await searchEngineOf(db).count(toSearchList(filters), grid ? gridOf(grid) : null);
  return {
    total: counts.total,
    facets: {
      categories: toFacetCounts(counts.categories),
      states: toFacetCounts(counts.states),
      isApproximate: counts.isApproximate,
    },
    cells: counts.cells.map(({ documents, ...point }) => ({ businesses: documents, ...point })),
  };
}

function toFacetCounts(facets: EngineCounts["categories"]): FacetCount[] {
  return facets.map(({ name, documents }) => ({ name: name ?? "Other", businesses: documents }));
}

/** All categories and states of the directory with their counts. Cached for a minute. */
export const listChoices = remember(async (db: Db) => (await countBusinesses(db, {})).facets, {
  freshForMs: 60_000,
  staleForMs: 600_000,
});
