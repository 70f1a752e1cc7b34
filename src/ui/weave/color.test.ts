import { expect, it } from "vitest";
import { clearest, contrast, luminance } from "./color.ts";

it("computes luminance and contrast like WCAG", () => {
  expect(luminance("#ffffff")).toBeCloseTo(1);
  expect(luminance("#000000")).toBe(0);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#e2a320", "#e2a320")).toBe(1);
});

it("finds the color with more contrast", () => {
  expect(clearest("#ffffff", "#eeeeee", "#111111")).toBe("#111111");
  expect(clearest("#000000", "#eeeeee", "#111111")).toBe("#eeeeee");
});
