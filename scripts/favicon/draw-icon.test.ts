import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawIcon } from "./draw-icon.ts";

it("is the logo of today, in three sizes, as small as a file of ours should be", () => {
  const icon = readFileSync("public/favicon.ico");
  expect(icon.equals(drawIcon(readFileSync("public/favicon.svg", "utf8")))).toBe(true);
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect([icon[6], icon[22], icon[38]]).toEqual([16, 32, 48]);
  expect(icon.byteLength).toBeLessThan(4_000);
});
