import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { MapView } from "../../map/queries/list-map-cells.server.ts";
import { countFacets, type SearchCounts } from "./count-facets.server.ts";
import { type ListOptions, readPage, type SearchedPage } from "./list-businesses.server.ts";
import { prepareSearch, type SearchFilters } from "./prepare-search.server.ts";

export type SearchInput = SearchFilters &
  ListOptions & {
    /** The part of the map beside the list, if there is one. */
    view?: MapView | undefined;
  };
export type SearchPage = SearchCounts & SearchedPage;

/** What everybody sees who only picks filters; two seconds old at most. */
export const searchFirstPage = remember(searchBusinesses, { freshForMs: 2_000 });

/** One page of what the directory holds for a term and its filters, with the total and the counts beside the filters. */
export async function searchBusinesses(db: Db, input: SearchInput): Promise<SearchPage> {
  const search = await prepareSearch(db, input);
  const reading = readPage(db, search, input);
  const counting = countFacets(db, search, { view: input.view, firstPage: input.after ? null : reading });
  const [page, counts] = await Promise.all([reading, counting]);
  return { ...page, ...counts };
}
