import type { MapCell, MapView } from "./queries/list-map-cells.server.ts";
import type { Box } from "./search-map.ts";

type Spot = { latitude: number; longitude: number };
/** Businesses near each other, as one disc on the map. */
export type Cluster = Spot & { x: number; y: number; radius: number; businesses: number };

/** The parts of the world that the drawing shows. */
const shown = {
  mainland: { west: -126, south: 24, east: -66, north: 50 },
  beyond: { west: -172, south: 18, east: -130, north: 72 },
} as const satisfies Record<string, Box>;

/** Both parts at once, in squares as fine as the mainland needs: what lies between them is sea. */
export const mapView: MapView = { box: { west: -172, south: 18, east: -66, north: 72 }, zoom: 2 };

/** So far apart that a finger finds each disc: 24 px where the map is 360 px wide. */
const closest = 68;

/** Draws together what lies too close to be told apart; the largest keep their place. */
export function clusterCells(cells: readonly MapCell[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const cell of [...cells].sort((a, b) => b.businesses - a.businesses)) {
    const spot = projectSpot(cell);
    if (!spot) continue;
    const near = clusters.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < closest);
    if (near) near.businesses += cell.businesses;
    else clusters.push({ ...cell, ...spot, radius: 0 });
  }
  const most = Math.max(...clusters.map(({ businesses }) => businesses));
  return clusters.map(({ latitude, longitude, x, y, businesses }) => ({
    latitude: round(latitude, 100),
    longitude: round(longitude, 100),
    x: round(x, 1),
    y: round(y, 1),
    radius: round(20 + 14 * Math.sqrt(businesses / most), 1),
    businesses,
  }));
}

/** Where a spot lies on the drawing, if it shows it. */
export function projectSpot({ latitude, longitude }: Spot): { x: number; y: number } | null {
  if (isWithin(shown.mainland, latitude, longitude)) return mainland(latitude, longitude);
  if (!isWithin(shown.beyond, latitude, longitude)) return null;
  if (latitude > 50) return alaska(latitude, longitude);
  return latitude < 24 && longitude < -150 ? hawaii(latitude, longitude) : null;
}

/** Pixels a radian, and where the middle of the mainland lies: as the outlines in assets/us-states.svg are drawn. */
const scale = 1300;
const middle = { x: 487.5, y: 305 };

const mainland = albers({ parallels: [29.5, 45.5], centre: [-96.6, 38.7], meridian: -96, scale, at: middle });
const alaska = albers({
  parallels: [55, 65],
  centre: [-156, 58.5],
  meridian: -154,
  scale: 0.35 * scale,
  at: { x: middle.x - 0.307 * scale, y: middle.y + 0.201 * scale },
});
const hawaii = albers({
  parallels: [8, 18],
  centre: [-160, 19.9],
  meridian: -157,
  scale,
  at: { x: middle.x - 0.205 * scale, y: middle.y + 0.212 * scale },
});

type Cone = {
  parallels: readonly [number, number];
  /** Longitude and latitude that come to lie at `at`. */
  centre: readonly [number, number];
  meridian: number;
  scale: number;
  at: { x: number; y: number };
};

/** Albers' equal-area conic projection. */
function albers({ parallels: [first, second], centre, meridian, scale: size, at }: Cone) {
  const sinFirst = Math.sin(radians(first));
  const cone = (sinFirst + Math.sin(radians(second))) / 2;
  const constant = 1 + sinFirst * (2 * cone - sinFirst);
  const flat = (latitude: number, longitude: number) => {
    const distance = Math.sqrt(constant - 2 * cone * Math.sin(radians(latitude))) / cone;
    const angle = cone * radians(longitude - meridian);
    return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) };
  };
  const origin = flat(centre[1], centre[0]);
  return (latitude: number, longitude: number) => {
    const { x, y } = flat(latitude, longitude);
    return { x: at.x + size * (x - origin.x), y: at.y + size * (y - origin.y) };
  };
}

function isWithin({ west, south, east, north }: Box, latitude: number, longitude: number): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
