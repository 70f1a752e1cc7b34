import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { displayCategory } from "../rules.ts";
import type { SearchFilters } from "../search/queries/prepare-search.server.ts";
import type { Cluster } from "./cluster-businesses.ts";
import { type CityInSquare, listLargestCities } from "./queries/list-largest-cities.server.ts";
import { listMapBusinesses, type MapBusiness } from "./queries/list-map-businesses.server.ts";
import { listMapCells, type MapCells } from "./queries/list-map-cells.server.ts";
import type { Box } from "./search-map.ts";

export type MapData = {
  clusters: Cluster[];
  businesses: MapBusiness[];
  /** There may be more than this. */
  isApproximate: boolean;
};

/** Each gets a pin of its own where a part has at most so many, and is no larger than a few counties. */
const maxPins = 100;
const pinDegrees = 4;
/** In a part of town they do however many there are: the squares of the grid are no finer. */
const closeDegrees = 0.07;

/** What lies in a part of the map: single businesses where they are few or the part is small, clusters of them elsewhere. */
export async function readMap(db: Db, filters: SearchFilters, box: Box): Promise<MapData> {
  const found = await listMapCells(db, { ...filters, box });
  const total = found.cells.reduce((sum, { businesses }) => sum + businesses, 0);
  const { isApproximate } = found;
  const width = box.east - box.west;
  const isFew = total <= maxPins && !isApproximate && width <= pinDegrees;
  if (total > 0 && (isFew || width <= closeDegrees)) {
    const pins = await listMapBusinesses(db, { ...filters, box: tighten(box, found), limit: maxPins });
    const businesses = pins.map(({ id, name, category, location, latitude, longitude }) => ({
      ...{ id, name, category: displayCategory(category), location: location && shortenLocation(location) },
      ...{ latitude: round(latitude), longitude: round(longitude) },
    }));
    return { clusters: [], businesses, isApproximate: isApproximate || businesses.length === maxPins };
  }
  return { clusters: await nameHeaps(db, filters, box, found), businesses: [], isApproximate };
}

/** Only around the squares that hold something: a filter may leave a corner of a large part. */
function tighten(box: Box, { cells, degrees }: MapCells): Box {
  const latitudes = cells.map(({ latitude }) => latitude);
  const longitudes = cells.map(({ longitude }) => longitude);
  return {
    west: Math.max(box.west, Math.min(...longitudes) - degrees),
    south: Math.max(box.south, Math.min(...latitudes) - degrees),
    east: Math.min(box.east, Math.max(...longitudes) + degrees),
    north: Math.min(box.north, Math.max(...latitudes) + degrees),
  };
}

async function nameHeaps(
  db: Db,
  { state }: SearchFilters,
  box: Box,
  { cells, degrees }: MapCells,
): Promise<Cluster[]> {
  if (cells.length === 0) return [];
  const cities = await listLargestCities(db, { box, degrees, state });
  return cells.map(({ businesses, latitude, longitude }) => ({
    businesses,
    latitude: round(latitude),
    longitude: round(longitude),
    city: nameOfCell(cities, { latitude, longitude, degrees }),
  }));
}

/**
 * The largest city in a square; or, as a city may lie across the edge of its square, the closest of those around it
 * that is no further away than a square is wide.
 */
function nameOfCell(
  cities: readonly CityInSquare[],
  { latitude, longitude, degrees }: { latitude: number; longitude: number; degrees: number },
): string | null {
  const x = Math.floor((longitude + 180) / degrees);
  const y = Math.floor((latitude + 90) / degrees);
  const distance = (city: CityInSquare) =>
    city.x === x && city.y === y ? 0 : Math.hypot(city.longitude - longitude, city.latitude - latitude);
  const [closest] = cities
    .filter((city) => distance(city) <= degrees)
    .sort((a, b) => distance(a) - distance(b));
  return closest ? `${closest.city}, ${closest.state}` : null;
}

/** To about a house: pins beside each other stay apart. */
function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
