import type { PaletteName } from "./palettes.ts";
import type { WeaveOptions } from "./weave.ts";

export type ClothChoice = { id: string; palette: PaletteName } & Omit<WeaveOptions, "title">;

/** The width and height of a cloth in its own units. */
export function measureCloth({ ratio = 4 / 3, height = 240 }: Pick<WeaveOptions, "ratio" | "height">) {
  return { width: Math.round(height * ratio), height };
}

/** The URL at which `clothResponse` serves a cloth: `/cloth/gold/320x240/<id>.svg`. */
export function clothAddress({ id, palette, family, way, ...size }: ClothChoice): string {
  const { width, height } = measureCloth(size);
  const name = encodeURIComponent(id.toWellFormed());
  const query = new URLSearchParams();
  if (family) query.set("family", family);
  if (way !== undefined) query.set("way", String(way));
  return `/cloth/${palette}/${width}x${height}/${name}.svg${query.size ? `?${query}` : ""}`;
}
