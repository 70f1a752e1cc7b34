import { paramsFor, type SearchParams } from "../input.ts";

/** An order filters nothing. */
const others = ["search", "sort"];

/** The search of a store page; null where it is filtered or continued, or not a search. */
export function parseStoreSearch(urlParams: URLSearchParams): SearchParams | null {
  const params = paramsFor(urlParams.get("search") ?? "");
  const isFiltered = [...urlParams].some(([name, value]) => value !== "" && !others.includes(name));
  return params.q === "" || isFiltered ? null : params;
}
