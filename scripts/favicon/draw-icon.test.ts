import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawIcon } from "./draw-icon.ts";

it("matches the current logo, in three sizes and a small file", () => {
  const icon = readFileSync("public/favicon.ico");
  expect(icon.equals(drawIcon(readFileSync("public/favicon.svg", "utf8")))).toBe(true);
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect([icon[6], icon[22], icon[38]]).toEqual([16, 32, 48]);
  expect(icon.byteLength).toBeLessThan(4_000);
});
