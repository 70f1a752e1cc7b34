import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { weaveBand, weaveBandTiles, weaveVerticalBand } from "./band.ts";
import type { PaletteName } from "./palettes.ts";

type Golden = {
  id: string;
  palette: PaletteName;
  options: { way?: number; height?: number };
  sha256: string;
};

const golden: { bands: Golden[] } = JSON.parse(
  readFileSync(new URL("weave.golden.json", import.meta.url), "utf8"),
);
const tilesFolder = new URL("../assets/bands/", import.meta.url);

describe("weaveBand", () => {
  it.each(golden.bands)("draws the known band of $id in $palette $options", (band) => {
    const drawing = weaveBand(band.id, band.palette, band.options);
    expect(createHash("sha256").update(drawing).digest("hex")).toBe(band.sha256);
  });

  it("draws the same band vertically", () => {
    const drawing = /<rect.*\/>/.exec(weaveBand("seam", "clay"))?.[0];
    const upright = weaveVerticalBand("seam", "clay");
    expect(upright).toContain(`viewBox="0 0 24 192" width="24" height="192"`);
    expect(upright).toContain(`<g transform="rotate(90) translate(0 -24)">${drawing}</g>`);
  });
});

describe("the band tiles in assets", () => {
  const tiles = weaveBandTiles();

  it("are twelve, without leftover files", () => {
    expect(readdirSync(tilesFolder).sort()).toEqual([...tiles.keys()].sort());
    expect(tiles.size).toBe(12);
  });

  it.each([...tiles])("hold %s as it is woven today", (name, tile) => {
    expect(readFileSync(new URL(name, tilesFolder), "utf8")).toBe(tile);
  });

  it("are all named in the style sheet", () => {
    const sheet = readFileSync(new URL("../styles/band.css", import.meta.url), "utf8");
    for (const name of tiles.keys()) expect(sheet).toContain(`url("../assets/bands/${name}")`);
  });
});
