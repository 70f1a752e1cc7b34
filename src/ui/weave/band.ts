import { createLoom } from "./loom.ts";
import { type Colorway, isPaletteName, type PaletteName, palettes } from "./palettes.ts";
import { createRandom, hash } from "./random.ts";
import { box, cycle } from "./shapes.ts";
import { weftBlocks } from "./weft.ts";

type BandOptions = { way?: number; height?: number };

/** Draws a seamlessly repeating strip of cloth as SVG, eight times as long as high. */
export function weaveBand(id: string, palette: PaletteName, options: BandOptions = {}): string {
  const { width, height, drawing } = drawBand(id, palette, options);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${drawing}</svg>`;
}

/** Draws the same strip vertically. */
export function weaveVerticalBand(id: string, palette: PaletteName, options: BandOptions = {}): string {
  const { width, height, drawing } = drawBand(id, palette, options);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${height} ${width}" width="${height}" height="${width}"><g transform="rotate(90) translate(0 -${height})">${drawing}</g></svg>`;
}

/** Draws the horizontal and vertical band tiles of every palette, by file name. */
export function weaveBandTiles(): Map<string, string> {
  const tiles = new Map<string, string>();
  for (const palette of Object.keys(palettes).filter(isPaletteName)) {
    tiles.set(`${palette}.svg`, weaveBand(palette, palette, { way: 0 }));
    tiles.set(`${palette}-vertical.svg`, weaveVerticalBand(palette, palette, { way: 0 }));
  }
  return tiles;
}

function drawBand(id: string, palette: PaletteName, options: BandOptions) {
  const random = createRandom(hash(`band${id}`));
  const { height = 24, way = random.int(palettes[palette].length) } = options;
  const { ground, second, accent, spark } = cycle<Colorway>(palettes[palette], way);
  const outer = random.pick(weftBlocks);
  const inner = random.pick(weftBlocks);
  const width = height * 8;
  const unit = height / 6;
  const loom = createLoom(width, height, ground);
  const place = (index: number) => ({ x: height * index, y: 0, width: height, height });
  const darkOnLight = { ground: accent, figure: second, spark };
  const lightOnDark = { ground: second, figure: accent, spark };

  loom.polygons(spark, 0, 0, box(0, unit * 2.5, width, unit));
  loom.polygons(
    second,
    0,
    0,
    box(0, unit * 0.7, width, unit * 0.5),
    box(0, height - unit * 1.2, width, unit * 0.5),
  );
  loom.flush();
  outer(loom, place(1), lightOnDark);
  loom.flush();
  inner(loom, place(3), darkOnLight);
  loom.flush();
  inner(loom, place(4), lightOnDark);
  loom.flush();
  outer(loom, place(6), lightOnDark);
  return { width, height, drawing: loom.cut() };
}
