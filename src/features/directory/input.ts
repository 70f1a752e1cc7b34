import { type PageTrail, readPageTrail } from "./exports/page-trail.ts";
import type { UnknownValue } from "./exports/unknown-value.ts";
import { isKnownCategory, radiiMiles, sortLabels } from "./rules.ts";
import type { SearchSort } from "./search/search-sort.ts";

/** What the address of the directory asks for; empty where it asks for nothing. */
export type DirectoryQuery = PageTrail & {
  search: string;
  category: string;
  state: string;
  sort: SearchSort;
  /** A city or ZIP code as it was typed. */
  near: string;
  /** A spot on the map, or where the visitor is. */
  point: { latitude: number; longitude: number } | null;
  radiusMiles: number | null;
};

/** Reads the address, or the form that becomes one. What makes no sense asks for nothing. */
export function readDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  const near = readText(params, "near", 80);
  const point = near ? null : readPoint(params);
  const category = readText(params, "category", 80);
  const sort = readText(params, "sort", 20);
  return {
    search: readText(params, "search", 100),
    category: isKnownCategory(category) ? category : "",
    // A place already says where: it reaches across the border of its state.
    state: near || point ? "" : readText(params, "state", 80),
    sort: isSort(sort) ? sort : "best",
    near,
    point,
    radiusMiles: radiiMiles.find((miles) => String(miles) === params.get("radius")) ?? null,
    ...readPageTrail(params),
  };
}

/** The values of an address that name nothing, whatever the directory holds. */
export function listUnknownValues(params: URLSearchParams): UnknownValue[] {
  const category = readText(params, "category", 80);
  const sort = readText(params, "sort", 20);
  return [
    ...(category && !isKnownCategory(category) ? [{ field: "category" as const, value: category }] : []),
    ...(sort && !isSort(sort) ? [{ field: "sort" as const, value: sort }] : []),
  ];
}

/** Whether somebody looks for something: what only picks filters is the same for all, and kept. */
export function isSearch({ search, near, point }: DirectoryQuery): boolean {
  return search !== "" || near !== "" || point !== null;
}

/** The address of a query, without what it does not ask for. */
export function directoryPath(query: Partial<DirectoryQuery>): string {
  const { search, category, state, sort, near, point, radiusMiles, after, trail = [] } = query;
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined) => {
    if (value !== "" && value !== null && value !== undefined) params.set(name, String(value));
  };
  set("search", search);
  set("category", category);
  set("state", state);
  set("sort", sort === "best" ? "" : sort);
  set("near", near);
  set("lat", point?.latitude);
  set("lng", point?.longitude);
  set("radius", radiusMiles);
  set("after", after);
  set("trail", trail.join("."));
  return params.size > 0 ? `/directory?${params}` : "/directory";
}

/** The address of the full map with the filters of a query. */
export function mapPath(query: DirectoryQuery): string {
  return directoryPath({ ...changeQuery(query, {}), sort: "best" }).replace("/directory", "/directory/map");
}

/** The same query from its first page on, with these changes. */
export function changeQuery(query: DirectoryQuery, changes: Partial<DirectoryQuery>): DirectoryQuery {
  return { ...query, after: "", trail: [], ...changes };
}

function isSort(text: string): text is SearchSort {
  return Object.hasOwn(sortLabels, text);
}

function readText(params: URLSearchParams, name: string, longest: number): string {
  const text = (params.get(name) ?? "").toWellFormed().replace(/\p{Cc}+/gu, " ");
  return [...text.trim()].slice(0, longest).join("").trim();
}

/** To a hundredth of a degree, about a kilometre: an address should not give away a house. */
function readPoint(params: URLSearchParams): DirectoryQuery["point"] {
  const latitude = readDegrees(params.get("lat"), 90);
  const longitude = readDegrees(params.get("lng"), 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function readDegrees(text: string | null, most: number): number | null {
  const degrees = text?.trim() ? Math.round(Number(text) * 100) / 100 : Number.NaN;
  return Math.abs(degrees) <= most ? degrees : null;
}
