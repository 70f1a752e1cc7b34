import { mkdirSync, writeFileSync } from "node:fs";
import { cutTiles } from "./map-tiles/cut-tiles.ts";
import { packTiles } from "./map-tiles/pack-tiles.ts";
import { readShapes } from "./map-tiles/read-shapes.ts";

/**
 * Writes the base map: states and counties as vector tiles in one file, which browsers read by range requests.
 * A county fills the screen at zoom 8; beyond that, tiles are overzoomed.
 */
const target = "public/map/us.pmtiles";
const maxZoom = 8;

const shapes = readShapes();
const notes = {
  name: "States and counties",
  attribution: "US Census Bureau",
  vector_layers: Object.keys(shapes).map((id) => ({ id, fields: {} })),
};
const file = packTiles(cutTiles(shapes, maxZoom), notes);
mkdirSync("public/map", { recursive: true });
writeFileSync(target, file);
console.log(`${target}: ${Math.round(file.byteLength / 1000)} kB`);
