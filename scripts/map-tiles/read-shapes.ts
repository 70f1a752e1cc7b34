import { readFileSync } from "node:fs";
import type { Feature, FeatureCollection, GeoJSON, MultiPolygon, Point, Polygon, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type Named = { name: string };
type Atlas = Topology<Record<"nation" | "states" | "counties", GeometryCollection<Named>>>;

/** What the map shows, each a layer of the tiles: the land, the lines between counties and states, and states' names. */
export function readShapes(): Record<string, GeoJSON> {
  const atlas: Atlas = JSON.parse(readFileSync("node_modules/us-atlas/counties-10m.json", "utf8"));
  const { nation, states, counties } = atlas.objects;
  // A border is a line that two share: drawn once, and not along the coast.
  const isBetween = (one: unknown, other: unknown) => one !== other;
  return {
    land: feature(atlas, nation),
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
    const [largest] = rings.sort((a, b) => b.area - a.area);
    const coordinates = largest?.middle ?? [0, 0];
    return {
      type: "Feature",
      properties: { name: properties.name },
      geometry: { type: "Point", coordinates },
    };
  });
  return { type: "FeatureCollection", features: points };
}

/** The area of a ring and its centre of gravity, in degrees: near enough for a name. */
function measureRing(ring: Position[]): { area: number; middle: Position } {
  let twice = 0;
  let east = 0;
  let north = 0;
  for (const [at, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = 0, nextY = 0] = ring[at + 1] ?? ring[0] ?? [];
    const cross = x * nextY - nextX * y;
    twice += cross;
    east += (x + nextX) * cross;
    north += (y + nextY) * cross;
  }
  return { area: Math.abs(twice) / 2, middle: [east / (3 * twice), north / (3 * twice)] };
}
