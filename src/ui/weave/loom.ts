import type { Colorway } from "./palettes.ts";
import type { Random } from "./random.ts";
import { box, outline, type Polygon, tenth } from "./shapes.ts";

export type Loom = ReturnType<typeof createLoom>;

/** Draws one kind of cloth, edge to edge, over the ground. */
export type Family = (loom: Loom, random: Random, colorway: Colorway) => void;

/** Makes a loom: it gathers path data by paint, so that a layer of one color becomes one `<path>`. */
export function createLoom(width: number, height: number, ground: string) {
  let woven = `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  const layers = new Map<string, string>();

  /** Adds path data to the layer with exactly these attributes. Layers are painted in order of first use. */
  function path(attributes: string, data: string) {
    layers.set(attributes, (layers.get(attributes) ?? "") + data);
  }

  /** Fills a precomputed outline at a position. */
  function stamp(color: string, x: number, y: number, traced: string) {
    path(`fill="${color}"`, `M${tenth(x)} ${tenth(y)}${traced}`);
  }

  function polygons(color: string, x: number, y: number, ...shapes: Polygon[]) {
    stamp(color, x, y, outline(...shapes));
  }

  function rect(color: string, x: number, y: number, w: number, h: number) {
    polygons(color, x, y, box(0, 0, w, h));
  }

  function dot(color: string, x: number, y: number, r: number) {
    const arc = `a${r} ${r} 0 1 0`;
    path(`fill="${color}"`, `M${tenth(x - r)} ${tenth(y)}${arc} ${2 * r} 0${arc}-${2 * r} 0z`);
  }

  function stroke(color: string, thickness: number, data: string, attributes = "") {
    path(`fill="none" stroke="${color}" stroke-width="${thickness}"${attributes}`, data);
  }

  /** Closes the current layers, so that later ones are painted above them. */
  function flush() {
    for (const [attributes, data] of layers) woven += `<path ${attributes} d="${data}"/>`;
    layers.clear();
  }

  /** Closes the last layers and returns the SVG content. */
  function cut() {
    flush();
    return woven;
  }

  return { width, height, path, stamp, polygons, rect, dot, stroke, flush, cut };
}
