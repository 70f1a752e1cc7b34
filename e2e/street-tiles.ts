import type { Page } from "@playwright/test";
import type { FeatureCollection, Position } from "geojson";
import { cutTiles } from "../scripts/map-tiles/cut-tiles.ts";
import { packTiles } from "../scripts/map-tiles/pack-tiles.ts";

const ring = (west: number, south: number, east: number, north: number): Position[] => [
  ...[
    [west, south],
    [east, south],
    [east, north],
  ],
  ...[
    [west, north],
    [west, south],
  ],
];
const shape = (properties: object, geometry: object): FeatureCollection => ({
  type: "FeatureCollection",
  features: [{ type: "Feature", properties, geometry }] as FeatureCollection["features"],
});

/** A tile file in the Protomaps scheme: land, water east of 81.09° W, and one street across both. */
export function makeStreetTiles(): Buffer {
  const earth = shape({ kind: "earth" }, { type: "Polygon", coordinates: [ring(-90, 25, -75, 38)] });
  const water = shape({ kind: "ocean" }, { type: "Polygon", coordinates: [ring(-81.09, 25, -75, 38)] });
  const roads = shape(
    { kind: "major_road", kind_detail: "primary", name: "Habersham Row", min_zoom: 0 },
    {
      type: "LineString",
      coordinates: [
        [-81.2, 32.08],
        [-81, 32.08],
      ],
    },
  );
  return packTiles(cutTiles({ earth, water, roads }, 6), { name: "A test" });
}

/** Serves the file by range requests, like object storage, and announces it to pages like the server. */
export async function serveStreets(page: Page, file: Buffer): Promise<string[]> {
  const ranges: string[] = [];
  await page.route("**/map/streets.pmtiles", (route) => {
    const range = /bytes=(?<first>\d+)-(?<last>\d+)/.exec(route.request().headers().range ?? "")?.groups;
    const first = Number(range?.first);
    const last = Math.min(Number(range?.last), file.byteLength - 1);
    ranges.push(`${first}-${last}`);
    return route.fulfill({
      status: 206,
      headers: { "content-range": `bytes ${first}-${last}/${file.byteLength}`, etag: '"streets"' },
      body: file.subarray(first, last + 1),
    });
  });
  await page.route("**/directory/map?*", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace("<html ", '<html data-map-tiles="/map/streets.pmtiles" ');
    return route.fulfill({ response, body: html });
  });
  return ranges;
}
