import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { displayCategory } from "../rules.ts";
import type { SearchFilters } from "../search/queries/list-businesses.server.ts";
import { type CityInCell, listLargestCities } from "./queries/list-largest-cities.server.ts";
import { listMapBusinesses, type MapBusiness } from "./queries/list-map-businesses.server.ts";
import { listMapCells, type MapCells } from "./queries/list-map-cells.server.ts";
import { listMapPlaces, type MapPlace } from "./queries/list-map-places.server.ts";
import { type Box, cellAt, chooseZoom } from "./search-map.ts";

/** The businesses of one cell, and the largest city among them. */
export type MapCluster = {
  /** `x.y` of the cell at the response's zoom. */
  cell: string;
  businesses: number;
  latitude: number;
  longitude: number;
  city: string | null;
};

export type MapData = {
  /** The size of the cells. */
  zoom: number;
  clusters: MapCluster[];
  businesses: MapBusiness[];
  /** The largest cities in the box, for labels. */
  places: MapPlace[];
  /** There may be more. */
  isApproximate: boolean;
};

/** Businesses get their own pins if the box has few of them and is no larger than a few counties. */
const maxPins = 400;
const maxPinDegrees = 4;
/** A box this small always gets pins: the cells are no finer. */
const alwaysPinDegrees = 0.07;
const maxPlaces = 40;

/** The map data in a box: single businesses if there are few or the box is small, otherwise clusters. */
export async function readMap(db: Db, filters: SearchFilters, box: Box): Promise<MapData> {
  const [found, places] = await Promise.all([
    listMapCells(db, { ...filters, box }),
    listMapPlaces(db, { box, limit: maxPlaces }),
  ]);
  const total = found.cells.reduce((sum, { businesses }) => sum + businesses, 0);
  const { isApproximate } = found;
  const width = box.east - box.west;
  const shared = { zoom: chooseZoom(box), places: places.map(roundPoint) };
  const isFew = total <= maxPins && !isApproximate && width <= maxPinDegrees;
  if (total > 0 && (isFew || width <= alwaysPinDegrees)) {
    const pins = await listMapBusinesses(db, { ...filters, box: shrinkToCells(box, found), limit: maxPins });
    const businesses = pins.map(({ id, name, category, location, latitude, longitude }) => ({
      ...{ id, name, category: displayCategory(category), location: location && shortenLocation(location) },
      ...{ latitude: round(latitude), longitude: round(longitude) },
    }));
    return {
      ...shared,
      clusters: [],
      businesses,
      isApproximate: isApproximate || businesses.length === maxPins,
    };
  }
  return { ...shared, clusters: await nameClusters(db, filters, box, found), businesses: [], isApproximate };
}

/** Shrinks the box to the non-empty cells: with filters, results may be in one corner only. */
function shrinkToCells(box: Box, { cells, degrees }: MapCells): Box {
  const latitudes = cells.map(({ latitude }) => latitude);
  const longitudes = cells.map(({ longitude }) => longitude);
  return {
    west: Math.max(box.west, Math.min(...longitudes) - degrees),
    south: Math.max(box.south, Math.min(...latitudes) - degrees),
    east: Math.min(box.east, Math.max(...longitudes) + degrees),
    north: Math.min(box.north, Math.max(...latitudes) + degrees),
  };
}

async function nameClusters(
  db: Db,
  { state }: SearchFilters,
  box: Box,
  { cells, degrees }: MapCells,
): Promise<MapCluster[]> {
  if (cells.length === 0) return [];
  const cities = await listLargestCities(db, { box, degrees, state });
  return cells.map(({ businesses, latitude, longitude }) => {
    const { x, y } = cellAt({ latitude, longitude }, degrees);
    return {
      cell: `${x}.${y}`,
      businesses,
      latitude: round(latitude),
      longitude: round(longitude),
      city: nameOfCell(cities, { latitude, longitude, degrees }),
    };
  });
}

/**
 * The largest city in a cell. A city may cross the edge of its cell, so the closest city within a cell's width
 * is the fallback.
 */
function nameOfCell(
  cities: readonly CityInCell[],
  { latitude, longitude, degrees }: { latitude: number; longitude: number; degrees: number },
): string | null {
  const { x, y } = cellAt({ latitude, longitude }, degrees);
  const distance = (city: CityInCell) =>
    city.x === x && city.y === y ? 0 : Math.hypot(city.longitude - longitude, city.latitude - latitude);
  const [closest] = cities
    .filter((city) => distance(city) <= degrees)
    .sort((a, b) => distance(a) - distance(b));
  return closest ? `${closest.city}, ${closest.state}` : null;
}

/** Accurate to about ten meters, so that adjacent pins stay apart. */
function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

function roundPoint<Point extends { latitude: number; longitude: number }>(point: Point): Point {
  return { ...point, latitude: round(point.latitude), longitude: round(point.longitude) };
}
