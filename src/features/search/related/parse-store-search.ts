import { paramsFor, type SearchParams } from "../input.ts";

/** Parameters that do not filter. */
const others = ["search", "sort"];

/** A store search; null if it is filtered, on a later page, or not a search. */
export function parseStoreSearch(urlParams: URLSearchParams): SearchParams | null {
  const params = paramsFor(urlParams.get("search") ?? "");
  const isFiltered = [...urlParams].some(([name, value]) => value !== "" && !others.includes(name));
  return params.q === "" || isFiltered ? null : params;
}
