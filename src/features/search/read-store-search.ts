import { askFor, type SearchQuery } from "./input.ts";

/** An order filters nothing. */
const others = ["search", "sort"];

/** The search of a store page; null where it is filtered or continued, or not a search. */
export function readStoreSearch(params: URLSearchParams): SearchQuery | null {
  const query = askFor(params.get("search") ?? "");
  const isFiltered = [...params].some(([name, value]) => value !== "" && !others.includes(name));
  return query.q === "" || isFiltered ? null : query;
}
