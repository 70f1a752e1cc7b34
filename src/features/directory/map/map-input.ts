import { type DirectoryQuery, directoryList, mapPath } from "../input.ts";
import type { Box } from "./search-map.ts";

/** Where somebody has moved the map to. */
export type MapView = { latitude: number; longitude: number; zoom: number };

/** What the address of the map may ask for: what the directory's does, without what only a list has. */
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

/** The address of what lies in a part of the map. */
export function mapDataPath(query: DirectoryQuery, box: Box): string {
  const params = new URL(mapPath(query), "http://map").searchParams;
  for (const name of ["near", "lat", "lng", "radius"]) params.delete(name);
  for (const [name, degrees] of Object.entries(box))
    params.set(name, String(Math.round(degrees * 1e4) / 1e4));
  return `/directory/map/data?${params}`;
}

/** The same address with where the map stands now. */
export function withView(address: URL, { latitude, longitude, zoom }: MapView): URL {
  const moved = new URL(address);
  // So exact that the same part of the map is asked for again: a little further out, pins become clusters.
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

/** A part of the world, if the four sides make one. */
export function readBox(params: URLSearchParams): Box | null {
  const read = (name: string, most: number) => {
    const degrees = params.get(name)?.trim() ? Number(params.get(name)) : Number.NaN;
    return Math.abs(degrees) <= most ? degrees : Number.NaN;
  };
  const box = {
    west: read("west", 180),
    south: read("south", 90),
    east: read("east", 180),
    north: read("north", 90),
  };
  return box.west < box.east && box.south < box.north ? box : null;
}
