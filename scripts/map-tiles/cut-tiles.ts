import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { GeoJSON } from "geojson";

export type Tile = { z: number; x: number; y: number; data: Uint8Array };

/** Cuts every layer into vector tiles up to `maxZoom`. Empty tiles are omitted. */
export function cutTiles(shapes: Record<string, GeoJSON>, maxZoom: number): Tile[] {
  const layers = Object.entries(shapes).map(
    ([name, shape]) => [name, new GeoJSONVT(shape, { maxZoom, indexMaxZoom: maxZoom })] as const,
  );
  const tiles: Tile[] = [];
  // Every tile of every zoom: an island too small for one zoom may appear at the next.
  for (let z = 0; z <= maxZoom; z++) {
    for (let place = 0; place < 4 ** z; place++) {
      const x = place % 2 ** z;
      const y = Math.floor(place / 2 ** z);
      const parts = layers.flatMap(([name, index]): [string, GeoJSONVTTile][] => {
        const tile = index.getTile(z, x, y);
        return tile && tile.features.length > 0 ? [[name, tile]] : [];
      });
      if (parts.length === 0) continue;
      tiles.push({ z, x, y, data: fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: 4096 }) });
    }
  }
  return tiles;
}
