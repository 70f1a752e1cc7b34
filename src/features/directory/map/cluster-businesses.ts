import type { DirectoryData } from "../list/read-directory.server.ts";
import { milesToKm } from "../rules.ts";
import type { Box } from "./search-map.ts";

/** Businesses near each other, and the largest city among them. */
export type Cluster = { businesses: number; latitude: number; longitude: number; city: string | null };

/** Draws together what would lie closer on the screen than `apart` degrees of longitude; the largest keep their place. */
export function mergeClusters(clusters: readonly Cluster[], apart: number): Cluster[] {
  const joined: Cluster[] = [];
  for (const cluster of [...clusters].sort((a, b) => b.businesses - a.businesses)) {
    const near = joined.find((other) => distanceBetween(cluster, other) < apart);
    if (near) {
      near.businesses += cluster.businesses;
      near.city ??= cluster.city;
    } else joined.push({ ...cluster });
  }
  return joined.sort((a, b) => b.businesses - a.businesses);
}

type Found = Pick<DirectoryData, "place" | "clusters">;

const mainland: Box = { west: -125, south: 24, east: -66, north: 50 };
const aroundPlaceMiles = 25;
/** A single town should not fill the map from edge to edge. */
const margin = 0.5;
/** What lies so far apart is spread over the country: its coasts are then shown whole. */
const acrossDegrees = 40;

/** The part of the map to begin with: around the place, or all that was found. */
export function startBox({ place, clusters }: Found, radiusMiles: number | null): Box {
  if (place) {
    const north = milesToKm(radiusMiles ?? aroundPlaceMiles) / 111;
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
  const found = {
    west: Math.min(...longitudes) - margin,
    south: Math.min(...latitudes) - margin,
    east: Math.max(...longitudes) + margin,
    north: Math.max(...latitudes) + margin,
  };
  if (found.east - found.west < acrossDegrees) return found;
  return {
    west: Math.min(found.west, mainland.west),
    south: Math.min(found.south, mainland.south),
    east: Math.max(found.east, mainland.east),
    north: Math.max(found.north, mainland.north),
  };
}

type Spot = { latitude: number; longitude: number };

/** In degrees of longitude, as the map draws them: northwards it stretches. */
function distanceBetween(one: Spot, other: Spot): number {
  const stretch = Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.longitude - other.longitude, (one.latitude - other.latitude) / stretch);
}
