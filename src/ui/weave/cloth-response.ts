import { isPaletteName, type PaletteName } from "./palettes.ts";
import { familyNames, type WeaveOptions, weave } from "./weave.ts";

const addressShape =
  /^\/cloth\/(?<palette>[a-z]+)\/(?<width>\d{1,4})x(?<height>\d{1,4})\/(?<name>[^/]+)\.svg$/;
const maxIdLength = 80;

/** The normalized parameters of a cloth URL. */
export type NamedCloth = { id: string; palette: PaletteName } & Pick<
  WeaveOptions,
  "ratio" | "height" | "family" | "way"
>;

/** Parses a URL made by `clothAddress`. Returns undefined if it is invalid. */
export function readCloth(url: URL): NamedCloth | undefined {
  const { palette, width, height, name } = addressShape.exec(url.pathname)?.groups ?? {};
  const id = decoded(name ?? "");
  const family = url.searchParams.get("family") ?? undefined;
  const way = url.searchParams.get("way") ?? undefined;
  const familyName = familyNames.find((known) => known === family);
  if (!palette || !isPaletteName(palette)) return undefined;
  if (!id || id.length > maxIdLength) return undefined;
  if (family !== undefined && !familyName) return undefined;
  if (way !== undefined && !/^\d$/.test(way)) return undefined;

  const rows = clamp(40, Number(height), 480);
  const ratio = clamp(0.2, Number(width) / rows, 4);
  return {
    id,
    palette,
    ratio,
    height: rows,
    family: familyName,
    way: way === undefined ? undefined : Number(way),
  };
}

/** Renders a cloth as an HTTP response. */
export function clothResponse({ id, palette, ...options }: NamedCloth): Response {
  return new Response(weave(id, palette, options), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      // The drawing depends only on the URL and never changes: cached for a year, with a constant ETag.
      "cache-control": "public, max-age=31536000, immutable",
      etag: 'W/"1"',
    },
  });
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
