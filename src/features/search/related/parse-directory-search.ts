import { pointField } from "#platform/http/list-query.ts";
import { paramsFor, type SearchParams } from "../input.ts";

/** Where the directory is filtered, the visitor has said more than a name. */
const filters = ["category", "state", "after"];

/** The search by name of a directory page, around the place of that page; null where it is filtered, or not a search. */
export function parseDirectorySearch(urlParams: URLSearchParams): SearchParams | null {
  const params = paramsFor(urlParams.get("search") ?? "");
  if (params.q === "" || filters.some((name) => urlParams.get(name))) return null;
  const near = urlParams.get("near");
  if (near) return paramsFor(`${params.q} near ${near}`);
  const point = pointField.read(urlParams.get("lat") ?? "", urlParams.get("lng") ?? "");
  return point ? { ...paramsFor(`${params.q} near me`), point } : params;
}
