import { pointField } from "#platform/http/lists/list-query.ts";
import { paramsFor, type SearchParams } from "../input.ts";

/** With these filters, the visitor wants more than a name. */
const filters = ["category", "state", "after"];

/** A directory search by name, near the location of that page; null if it is filtered or not a search. */
export function parseDirectorySearch(urlParams: URLSearchParams): SearchParams | null {
  const params = paramsFor(urlParams.get("search") ?? "");
  if (params.q === "" || filters.some((name) => urlParams.get(name))) return null;
  const near = urlParams.get("near");
  if (near) return paramsFor(`${params.q} near ${near}`);
  const point = pointField.read(urlParams.get("lat") ?? "", urlParams.get("lng") ?? "");
  return point ? { ...paramsFor(`${params.q} near me`), point } : params;
}
