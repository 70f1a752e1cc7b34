import { mkdirSync, writeFileSync } from "node:fs";
import type { GeoJSON } from "geojson";
import { cutTiles } from "./map-tiles/cut-tiles.ts";
import { packTiles } from "./map-tiles/pack-tiles.ts";
import { readShapes } from "./map-tiles/read-shapes.ts";
import { readSurroundings } from "./map-tiles/read-surroundings.ts";

/**
 * Writes the base map as vector tiles in two files that browsers read by range request: states and counties, and their
 * surroundings. Beyond the last zoom, tiles are overzoomed; a county fills the screen at zoom 8.
 */
mkdirSync("public/map", { recursive: true });
write("us", readShapes(), { maxZoom: 8, name: "States and counties", attribution: "US Census Bureau" });
write("around", readSurroundings(), { maxZoom: 5, name: "Neighbors and seas", attribution: "Natural Earth" });

type Notes = { maxZoom: number; name: string; attribution: string };

function write(name: string, shapes: Record<string, GeoJSON>, { maxZoom, ...notes }: Notes) {
  const layers = Object.keys(shapes).map((id) => ({ id, fields: {} }));
  const file = packTiles(cutTiles(shapes, maxZoom), { ...notes, vector_layers: layers });
  const target = `public/map/${name}.pmtiles`;
  writeFileSync(target, file);
  console.log(`${target}: ${Math.round(file.byteLength / 1000)} kB`);
}
