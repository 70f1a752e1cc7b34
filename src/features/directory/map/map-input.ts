import { type DirectoryQuery, directoryList, mapPath } from "../input.ts";
import { type Box, maxCellZoom } from "./search-map.ts";

/** The position of the map. */
export type MapView = { latitude: number; longitude: number; zoom: number };
/** The content of a disc: cells of one size, or single businesses. */
export type MapMembers =
  | { zoom: number; cells: readonly { x: number; y: number }[] }
  | { ids: readonly string[] };

/** Also the maximum number of ids in a request. */
export const mapCardsPerPage = 24;
const maxCells = 100;
/** The search's maximum offset in an area. */
const maxOffset = 2_000;

/** The query parameters of the map: the directory's, without those of a list. */
export const mapList = {
  ...directoryList,
  path: "/directory/map",
  read: (params: URLSearchParams): DirectoryQuery => ({
    ...directoryList.read(params),
    sort: "best",
    map: "",
    after: "",
    trail: [],
  }),
  href: mapPath,
};

/** The URL of the map data in a box. */
export function mapDataPath(query: DirectoryQuery, box: Box): string {
  const params = new URL(mapPath(query), "http://map").searchParams;
  for (const name of ["near", "lat", "lng", "radius"]) params.delete(name);
  for (const [name, degrees] of Object.entries(box))
    params.set(name, String(Math.round(degrees * 1e4) / 1e4));
  return `/directory/map/data?${params}`;
}

/** The URL of a page of cards of a disc. Keys are cells such as `12.34`, or ids. */
export function mapCardsPath(
  query: DirectoryQuery,
  keys: readonly string[],
  zoom: number | null,
  offset: number,
) {
  const params = new URL(mapPath(query), "http://map").searchParams;
  for (const name of ["near", "lat", "lng", "radius"]) params.delete(name);
  if (zoom === null) params.set("ids", keys.slice(offset, offset + mapCardsPerPage).join(","));
  else {
    params.set("zoom", String(zoom));
    params.set("cells", keys.slice(0, maxCells).join(","));
    if (offset > 0) params.set("offset", String(offset));
  }
  return `/directory/map/cards?${params}`;
}

/** Null unless it has cells of a size, or ids. */
export function readMembers(params: URLSearchParams): { members: MapMembers; offset: number } | null {
  const list = (name: string) => (params.get(name) ?? "").split(",").filter(Boolean);
  const offset = Number(params.get("offset") ?? 0);
  if (!Number.isInteger(offset) || offset < 0 || offset > maxOffset) return null;
  const ids = list("ids");
  if (ids.length > 0) {
    const areIds = ids.length <= mapCardsPerPage && ids.every((id) => uuid.test(id));
    return areIds ? { members: { ids }, offset: 0 } : null;
  }
  const zoom = Number(params.get("zoom") ?? Number.NaN);
  const cells = list("cells").map((text) => /^(?<x>\d{1,6})\.(?<y>\d{1,6})$/.exec(text)?.groups);
  const isComplete = cells.length > 0 && cells.length <= maxCells && cells.every(Boolean);
  if (!isComplete || !Number.isInteger(zoom) || zoom < 0 || zoom > maxCellZoom) return null;
  return {
    members: { zoom, cells: cells.map((cell) => ({ x: Number(cell?.x), y: Number(cell?.y) })) },
    offset,
  };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The URL with the position of the map. */
export function withView(url: URL, { latitude, longitude, zoom }: MapView): URL {
  const moved = new URL(url);
  // Precise enough to restore the same view: slightly zoomed out, pins would become clusters.
  moved.searchParams.set("view", [latitude, longitude, zoom].map((part) => part.toFixed(3)).join(","));
  return moved;
}

export function readView(params: URLSearchParams): MapView | null {
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = (params.get("view") ?? "")
    .split(",")
    .map((part) => (part.trim() ? Number(part) : Number.NaN));
  const isOnMap = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= 22;
  return isOnMap ? { latitude, longitude, zoom } : null;
}

/** Null unless the four sides form a box. */
export function readBox(params: URLSearchParams): Box | null {
  const read = (name: string, max: number) => {
    const degrees = params.get(name)?.trim() ? Number(params.get(name)) : Number.NaN;
    return Math.abs(degrees) <= max ? degrees : Number.NaN;
  };
  const box = {
    west: read("west", 180),
    south: read("south", 90),
    east: read("east", 180),
    north: read("north", 90),
  };
  return box.west < box.east && box.south < box.north ? box : null;
}
