import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";
import { beforeAll, describe, expect, it } from "vitest";
import { cutTiles } from "./cut-tiles.ts";
import { packTiles } from "./pack-tiles.ts";
import { readShapes } from "./read-shapes.ts";

let archive: PMTiles;

beforeAll(() => {
  archive = openArchive(packTiles(cutTiles(readShapes(), 5), { attribution: "US Census Bureau" }));
});

/** Reads the file in ranges, as the browser does. */
function openArchive(file: Buffer) {
  return new PMTiles({
    getKey: () => "memory",
    getBytes: async (offset, length) => ({
      data: new Uint8Array(file.subarray(offset, offset + length)).buffer,
    }),
  });
}

async function layersAt(z: number, x: number, y: number) {
  const tile = await archive.getZxy(z, x, y);
  return tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers;
}

describe("the map file", () => {
  it("describes its content", async () => {
    const header = await archive.getHeader();
    expect(header).toMatchObject({ specVersion: 3, minZoom: 0, maxZoom: 5, clustered: true });
    expect(header).toMatchObject({ minLon: -180, maxLon: 180, minLat: -85, maxLat: 85 });
    expect(header.numTileEntries).toBeGreaterThan(50);
    expect(await archive.getMetadata()).toEqual({ attribution: "US Census Bureau" });
  });

  it("has every state's name on the world tile", async () => {
    const names = (await layersAt(0, 0, 0))?.names;
    const found = Array.from({ length: names?.length ?? 0 }, (_, at) => names?.feature(at).properties.name);
    expect(found).toHaveLength(56);
    expect(found).toContain("Georgia");
  });

  it("has the zoom from which a name fits inside its state", async () => {
    const names = (await layersAt(0, 0, 0))?.names;
    const from = new Map<unknown, unknown>();
    for (let at = 0; at < (names?.length ?? 0); at++) {
      const { name, from: zoom } = names?.feature(at).properties ?? {};
      from.set(name, zoom);
    }
    expect(from.get("Texas")).toBe(3);
    expect(from.get("Vermont")).toBe(5);
    expect(from.get("Rhode Island")).toBeGreaterThan(6);
    expect(from.get("District of Columbia")).toBeGreaterThan(9);
  });

  it("has land and borders around Atlanta, and nothing in the middle of the ocean", async () => {
    expect(Object.keys((await layersAt(5, 8, 12)) ?? {})).toEqual(
      expect.arrayContaining(["land", "counties", "states"]),
    );
    expect(await layersAt(5, 16, 20)).toBeUndefined();
  });

  it("finds the last tile like the first", async () => {
    const small = openArchive(
      packTiles(
        [
          { z: 2, x: 3, y: 3, data: Buffer.from("last") },
          { z: 0, x: 0, y: 0, data: Buffer.from("first") },
          { z: 1, x: 1, y: 0, data: Buffer.from("x".repeat(400)) },
        ],
        {},
      ),
    );
    const read = async (z: number, x: number, y: number) => {
      const tile = await small.getZxy(z, x, y);
      return tile && Buffer.from(tile.data).toString();
    };
    expect(await read(0, 0, 0)).toBe("first");
    expect(await read(1, 1, 0)).toBe("x".repeat(400));
    expect(await read(2, 3, 3)).toBe("last");
    expect(await read(2, 0, 0)).toBeUndefined();
  });
});
