import * as zips from "../location/find-zip.server.ts";

/** The coordinates of a ZIP code, accurate to about a kilometer, or undefined. */
export function findZip(zip: string): Promise<zips.Point | undefined> {
  return zips.findZip(zip);
}
