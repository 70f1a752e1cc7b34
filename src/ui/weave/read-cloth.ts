import type { ClothFormat } from "./cloth-address.ts";
import { isPaletteName, type PaletteName } from "./palettes.ts";
import { familyNames, type WeaveOptions } from "./weave.ts";

const addressShape =
  /^\/cloth\/(?<palette>[a-z]+)\/(?<width>\d{1,4})x(?<height>\d{1,4})(?<scale>@2)?\/(?<name>[^/]+)\.(?<format>svg|webp)$/;
const maxIdLength = 80;

/** The normalized parameters of a cloth URL. */
export type NamedCloth = { id: string; palette: PaletteName; format: ClothFormat } & Pick<
  WeaveOptions,
  "ratio" | "height" | "family" | "way"
>;

/** Parses a URL made by `clothAddress`. Returns undefined if it is invalid. */
export function readCloth(url: URL): NamedCloth | undefined {
  const { palette, width, height, scale = "", name, format } = addressShape.exec(url.pathname)?.groups ?? {};
  const id = decoded(name ?? "");
  const family = url.searchParams.get("family") ?? undefined;
  const way = url.searchParams.get("way") ?? undefined;
  const familyName = familyNames.find((known) => known === family);
  if (scale && format === "svg") return undefined;
  if (!palette || !isPaletteName(palette)) return undefined;
  if (!id || id.length > maxIdLength) return undefined;
  if (family !== undefined && !familyName) return undefined;
  if (way !== undefined && !/^\d$/.test(way)) return undefined;

  const rows = clamp(40, Number(height), 480);
  const ratio = clamp(0.2, Number(width) / rows, 4);
  return {
    id,
    palette,
    format: format === "svg" ? "svg" : scale ? "@2.webp" : "webp",
    ratio,
    height: rows,
    family: familyName,
    way: way === undefined ? undefined : Number(way),
  };
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

function clamp(min: number, value: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
