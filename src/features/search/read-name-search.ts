import { askFor, type SearchQuery } from "./input.ts";

/** Where the directory is filtered, the visitor has said more than a name. */
const filters = ["category", "state", "near", "lat", "lng", "radius", "after"];

/** The search by name of a directory page; null where it is filtered, or not a search. */
export function readNameSearch(params: URLSearchParams): SearchQuery | null {
  const query = askFor(params.get("search") ?? "");
  return query.q === "" || filters.some((name) => params.get(name)) ? null : query;
}
