import { findLines } from "./find-lines.ts";

export type Point = { latitude: number; longitude: number };
/** A ZIP code with the city of its post office. */
export type Zip = Point & { zip: string; city: string; stateCode: string };

/** A ZIP code, with its center accurate to about a kilometer. The list is loaded on first use. */
export async function findZip(zip: string): Promise<Zip | undefined> {
  if (!/^\d{5}$/.test(zip)) return undefined;
  // Lines as written by scripts/write-us-places.ts.
  const { default: lines } = await import("./assets/zip-codes.txt?raw");
  const [line] = findLines(lines, `${zip},`);
  if (!line) return undefined;
  const [, latitude, longitude, stateCode = "", city = ""] = line.split(",");
  return {
    zip,
    latitude: Number(latitude),
    longitude: Number(longitude),
    city,
    stateCode: stateCode.toLowerCase(),
  };
}
