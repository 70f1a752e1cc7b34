import type { PaletteName } from "./palettes.ts";
import type { WeaveOptions } from "./weave.ts";

export type ClothChoice = { id: string; palette: PaletteName } & Omit<WeaveOptions, "title">;
/** A picture with one or two pixels per unit, or the drawing itself, which is sharp in any size and slower to show. */
export type ClothFormat = "webp" | "@2.webp" | "svg";

/** The width and height of a cloth in its own units. */
export function measureCloth({ ratio = 4 / 3, height = 240 }: Pick<WeaveOptions, "ratio" | "height">) {
  return { width: Math.round(height * ratio), height };
}

/** The URL at which a cloth is served: `/cloth/gold/320x240/<id>.webp`. */
export function clothAddress(choice: ClothChoice, format: ClothFormat): string {
  const { id, palette, family, way, ...size } = choice;
  const { width, height } = measureCloth(size);
  const name = encodeURIComponent(id.toWellFormed());
  const query = new URLSearchParams();
  if (family) query.set("family", family);
  if (way !== undefined) query.set("way", String(way));
  const [scale, ending] = format === "@2.webp" ? ["@2", "webp"] : ["", format];
  return `/cloth/${palette}/${width}x${height}${scale}/${name}.${ending}${query.size ? `?${query}` : ""}`;
}
