import { askFor, type SearchQuery, searchList } from "./input.ts";

/** Where the directory is filtered, the visitor has said more than a name. */
const filters = ["category", "state", "after"];

/** The search by name of a directory page, around the place of that page; null where it is filtered, or not a search. */
export function readNameSearch(params: URLSearchParams): SearchQuery | null {
  const query = askFor(params.get("search") ?? "");
  if (query.q === "" || filters.some((name) => params.get(name))) return null;
  const near = params.get("near");
  if (near) return askFor(`${query.q} near ${near}`);
  const [lat, lng] = [params.get("lat") ?? "", params.get("lng") ?? ""];
  const { point } = searchList.read(new URLSearchParams({ q: query.q, lat, lng }));
  return point ? { ...askFor(`${query.q} near me`), point } : query;
}
