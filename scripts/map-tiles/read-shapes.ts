import { readFileSync } from "node:fs";
import type { Feature, FeatureCollection, GeoJSON, MultiPolygon, Point, Polygon, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type Named = { name: string };
type Atlas = Topology<Record<"nation" | "states" | "counties", GeometryCollection<Named>>>;

/** The layers of the map: land, states as areas, county and state borders, and state names. */
export function readShapes(): Record<string, GeoJSON> {
  const atlas: Atlas = JSON.parse(readFileSync("node_modules/us-atlas/counties-10m.json", "utf8"));
  const { nation, states, counties } = atlas.objects;
  // Only shared borders: drawn once, and not along the coast.
  const isBetween = (one: unknown, other: unknown) => one !== other;
  return {
    land: feature(atlas, nation),
    areas: feature(atlas, states),
    counties: mesh(atlas, counties, isBetween),
    states: mesh(atlas, states, isBetween),
    names: nameStates(feature(atlas, states) as FeatureCollection<Polygon | MultiPolygon, Named>),
  };
}

function nameStates({
  features,
}: FeatureCollection<Polygon | MultiPolygon, Named>): FeatureCollection<Point> {
  const points = features.map(({ geometry, properties }): Feature<Point> => {
    const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons.map(([outer = []]) => measureRing(outer));
    const [largest = measureRing([])] = rings.sort((a, b) => b.area - a.area);
    return {
      type: "Feature",
      properties: { name: properties.name, from: findZoom(properties.name, largest.room) },
      geometry: { type: "Point", coordinates: largest.middle },
    };
  });
  return { type: "FeatureCollection", features: points };
}

/** The lowest zoom at which a name fits inside its state, at the map's font size. */
function findZoom(name: string, degrees: number): number {
  const fits = (zoom: number) => {
    const size = Math.min(11 + 1.5 * (zoom - 3), 17);
    return (degrees * 512 * 2 ** zoom) / 360 >= name.length * 0.45 * size;
  };
  let zoom = 3;
  while (!fits(zoom) && zoom < 12) zoom += 1;
  return zoom;
}

/** The area of a ring, and its widest horizontal span at the centroid, to place a name. */
function measureRing(ring: Position[]) {
  const edges = ring.map(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[at + 1] ?? ring[0] ?? [];
    return { x, y, nextX, nextY, cross: x * nextY - nextX * y };
  });
  const twice = edges.reduce((sum, { cross }) => sum + cross, 0);
  const north = edges.reduce((sum, { y, nextY, cross }) => sum + (y + nextY) * cross, 0) / (3 * twice);
  const shores = edges
    .filter(({ y, nextY }) => y > north !== nextY > north)
    .map(({ x, y, nextX, nextY }) => x + ((north - y) / (nextY - y)) * (nextX - x))
    .sort((a, b) => a - b);
  const stretches = shores.flatMap((west, at) =>
    at % 2 ? [] : { west, room: (shores[at + 1] ?? west) - west },
  );
  const [{ west, room } = { west: 0, room: 0 }] = stretches.sort((a, b) => b.room - a.room);
  return { area: Math.abs(twice) / 2, middle: [west + room / 2, north], room };
}
