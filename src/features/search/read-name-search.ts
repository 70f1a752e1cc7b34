import { pointField } from "#platform/http/list-query.ts";
import { askFor, type SearchQuery } from "./input.ts";

/** Where the directory is filtered, the visitor has said more than a name. */
const filters = ["category", "state", "after"];

/** The search by name of a directory page, around the place of that page; null where it is filtered, or not a search. */
export function readNameSearch(params: URLSearchParams): SearchQuery | null {
  const query = askFor(params.get("search") ?? "");
  if (query.q === "" || filters.some((name) => params.get(name))) return null;
  const near = params.get("near");
  if (near) return askFor(`${query.q} near ${near}`);
  const point = pointField.read(params.get("lat") ?? "", params.get("lng") ?? "");
  return point ? { ...askFor(`${query.q} near me`), point } : query;
}
