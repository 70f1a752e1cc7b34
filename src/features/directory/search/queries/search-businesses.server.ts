import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { MapGrid } from "../../map/queries/list-map-cells.server.ts";
import { countFacets, type SearchCounts } from "./count-facets.server.ts";
import { type ListOptions, readPage, type SearchedPage } from "./list-businesses.server.ts";
import { prepareSearch, type SearchFilters } from "./prepare-search.server.ts";

export type SearchInput = SearchFilters &
  ListOptions & {
    /** The map next to the list. */
    grid?: MapGrid | undefined;
  };
export type SearchPage = SearchCounts & Omit<SearchedPage, "counted">;

/** Cached, because without a term many visitors see the same page. */
export const searchFirstPage = remember(searchBusinesses, { freshForMs: 2_000 });

/** One page of results for a term and filters, with the total, the facets and the map cells. */
export async function searchBusinesses(db: Db, input: SearchInput): Promise<SearchPage> {
  const search = await prepareSearch(db, input);
  const pagePromise = readPage(db, search, { ...input, isCounted: true });
  const countsPromise = countFacets(db, search, {
    grid: input.grid,
    page: pagePromise,
    isFirstPage: !input.after,
  });
  const [{ counted: _counted, ...page }, counts] = await Promise.all([pagePromise, countsPromise]);
  return { ...page, ...counts };
}
