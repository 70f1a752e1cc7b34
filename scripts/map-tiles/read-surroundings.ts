import { readFileSync } from "node:fs";
import type { Feature, FeatureCollection, GeoJSON, Point, Polygon, Position } from "geojson";
import { merge } from "topojson-client";
import type {
  GeometryCollection,
  Topology,
  MultiPolygon as TopoMultiPolygon,
  Polygon as TopoPolygon,
} from "topojson-specification";

type Named = { name: string };
type World = Topology<{ countries: GeometryCollection<Named> }>;

/** Countries shown around the United States. */
const neighbors = new Set([
  ...["Canada", "Mexico", "Greenland", "Russia", "Bermuda", "Saint Pierre and Miquelon"],
  ...["Guatemala", "Belize", "Honduras", "El Salvador", "Nicaragua", "Costa Rica", "Panama"],
  ...["Cuba", "Bahamas", "Jamaica", "Haiti", "Dominican Rep.", "Cayman Is.", "Turks and Caicos Is."],
  ...[
    "British Virgin Is.",
    "Anguilla",
    "Saint Martin",
    "Sint Maarten",
    "St-Barth\u00e9lemy",
    "Antigua and Barb.",
  ],
  ...[
    "St. Kitts and Nevis",
    "Dominica",
    "Saint Lucia",
    "Barbados",
    "Trinidad and Tobago",
    "Colombia",
    "Venezuela",
  ],
]);

/**
 * The Canadian shores of the Great Lakes, drawn by hand: in the source, land reaches the border in the middle of the
 * lakes. South of it the lines can be rough, because US land is drawn over them.
 */
const lakes: Record<string, Position[]> = {
  superior: [
    ...[
      [-92.1, 46.7],
      [-90.6, 47.6],
      [-89.6, 48],
      [-89.2, 48.4],
      [-88.6, 48.45],
      [-88.3, 48.85],
      [-87.5, 48.8],
    ],
    ...[
      [-86.6, 48.75],
      [-86.3, 48.6],
      [-85.9, 48],
      [-85, 47.95],
      [-84.85, 47.5],
      [-84.6, 47.1],
      [-84.55, 46.45],
    ],
    ...[
      [-85, 46.6],
      [-87.4, 46.3],
      [-90.5, 46.4],
    ],
  ],
  huron: [
    ...[
      [-82.45, 43],
      [-81.75, 43.3],
      [-81.7, 43.75],
      [-81.45, 44.15],
      [-81.35, 44.5],
      [-81.55, 44.95],
      [-81.72, 45.25],
    ],
    ...[
      [-82, 45.55],
      [-82.6, 45.7],
      [-83.1, 45.85],
      [-83.5, 45.95],
      [-84, 46],
      [-84.7, 45.8],
      [-83.4, 45.1],
    ],
    ...[
      [-83.4, 44.3],
      [-83.9, 43.7],
      [-82.7, 43.9],
    ],
  ],
  georgianBay: [
    ...[
      [-81.65, 45.28],
      [-81.2, 44.95],
      [-81, 44.75],
      [-80.55, 44.6],
      [-80.15, 44.5],
      [-80, 44.7],
      [-79.8, 44.85],
    ],
    ...[
      [-80.1, 45.3],
      [-80.5, 45.6],
      [-80.8, 45.93],
      [-81.4, 45.98],
      [-81.75, 45.9],
      [-81.7, 45.6],
    ],
  ],
  northChannel: [
    ...[
      [-81.75, 45.98],
      [-82.3, 46.15],
      [-83.2, 46.2],
      [-83.9, 46.25],
      [-84.2, 46.1],
      [-83.6, 46],
      [-83, 45.95],
    ],
    ...[
      [-82.4, 45.95],
      [-81.9, 45.95],
    ],
  ],
  saintClair: [
    [-82.9, 42.35],
    [-82.45, 42.3],
    [-82.4, 42.55],
    [-82.6, 42.65],
    [-82.9, 42.45],
  ],
  erie: [
    ...[
      [-83.1, 42.05],
      [-82.6, 41.95],
      [-82.5, 41.9],
      [-82.45, 42.05],
      [-81.9, 42.25],
      [-81.2, 42.65],
      [-80.5, 42.58],
    ],
    ...[
      [-80.1, 42.55],
      [-80.2, 42.8],
      [-79.4, 42.85],
      [-78.93, 42.88],
      [-79.2, 42.4],
      [-80.1, 42],
      [-81.7, 41.4],
    ],
    ...[
      [-82.7, 41.3],
      [-83.4, 41.6],
    ],
  ],
  ontario: [
    ...[
      [-79.07, 43.26],
      [-79.3, 43.2],
      [-79.75, 43.28],
      [-79.55, 43.58],
      [-79.3, 43.65],
      [-78.7, 43.88],
      [-77.9, 43.97],
    ],
    ...[
      [-77.5, 43.9],
      [-77, 43.88],
      [-76.6, 44.15],
      [-76.4, 44.2],
      [-76.1, 43.9],
      [-76.3, 43.4],
      [-77.6, 43.2],
    ],
  ],
};

const seas: Record<string, Position> = {
  "Atlantic Ocean": [-73.5, 33.2],
  "Gulf of Mexico": [-90, 26.3],
  "Pacific Ocean": [-128, 38],
};

/** The layers around the country: land of its neighbors, the Great Lakes, and names of seas. */
export function readSurroundings(): Record<string, GeoJSON> {
  const world: World = JSON.parse(readFileSync("node_modules/world-atlas/countries-50m.json", "utf8"));
  const around = world.objects.countries.geometries.filter(
    (country): country is TopoPolygon<Named> | TopoMultiPolygon<Named> =>
      "arcs" in country && neighbors.has(country.properties?.name ?? ""),
  );
  return {
    far: merge(world, around),
    lakes: collect(Object.values(lakes).map((ring) => polygonOf([...ring, ring[0] ?? []]))),
    seas: collect(Object.entries(seas).map(([name, at]) => pointOf(name, at))),
  };
}

function collect<Shape extends Polygon | Point>(features: Feature<Shape>[]): FeatureCollection<Shape> {
  return { type: "FeatureCollection", features };
}

function polygonOf(ring: Position[]): Feature<Polygon> {
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } };
}

function pointOf(name: string, coordinates: Position): Feature<Point> {
  return { type: "Feature", properties: { name }, geometry: { type: "Point", coordinates } };
}
