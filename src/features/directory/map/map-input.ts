import { type DirectoryQuery, directoryList, mapPath } from "../input.ts";
import type { Box } from "./search-map.ts";

/** The position of the map. */
export type MapView = { latitude: number; longitude: number; zoom: number };

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
