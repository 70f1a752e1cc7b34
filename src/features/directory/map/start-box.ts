import type { DirectoryData } from "../list/read-directory.server.ts";
import { milesToKm } from "../rules.ts";
import type { Box } from "./search-map.ts";

type Found = Pick<DirectoryData, "place" | "clusters">;

const mainland: Box = { west: -125, south: 24, east: -66, north: 50 };
const defaultRadiusMiles = 25;
/** Degrees around the results, so that a single town does not fill the map. */
const margin = 0.5;
/** Results that span more than this get the whole mainland. */
const nationwideDegrees = 40;

/** The initial bounds of the map: around the place, or around all results. */
export function startBox({ place, clusters }: Found, radiusMiles: number | null): Box {
  if (place) {
    const north = milesToKm(radiusMiles ?? defaultRadiusMiles) / 111;
    const east = north / Math.cos((place.latitude * Math.PI) / 180);
    const { latitude, longitude } = place;
    return {
      west: longitude - east,
      south: latitude - north,
      east: longitude + east,
      north: latitude + north,
    };
  }
  if (clusters.length === 0) return mainland;
  const latitudes = clusters.map(({ latitude }) => latitude);
  const longitudes = clusters.map(({ longitude }) => longitude);
  const bounds = {
    west: Math.min(...longitudes) - margin,
    south: Math.min(...latitudes) - margin,
    east: Math.max(...longitudes) + margin,
    north: Math.max(...latitudes) + margin,
  };
  if (bounds.east - bounds.west < nationwideDegrees) return bounds;
  return {
    west: Math.min(bounds.west, mainland.west),
    south: Math.min(bounds.south, mainland.south),
    east: Math.max(bounds.east, mainland.east),
    north: Math.max(bounds.north, mainland.north),
  };
}
