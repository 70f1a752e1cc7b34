import fc from "fast-check";
import { expect, it } from "vitest";
import { box, lozenge, outline, steppedLozenge, tenth } from "./shapes.ts";

it("rounds exactly as toFixed does, ties and near-ties included", () => {
  const hundredths = fc.integer({ min: -500_000, max: 500_000 }).map((value) => value / 100);
  const anything = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(fc.oneof(hundredths, anything), (value) => {
      expect(`${tenth(value)}`).toBe(`${Number(value.toFixed(1))}`);
    }),
    { numRuns: 5000 },
  );
});

it("outlines polygons in relative steps", () => {
  expect(outline(box(0, 0, 4, 2))).toBe("h4v2h-4z");
  expect(outline(box(1, 1, 4, 2), lozenge(2, 2, 1, 1))).toBe("m1 1h4v2h-4zm1 0l1 1l-1 1l-1 -1z");
});

it("climbs round a stepped lozenge back to its top", () => {
  const corners = steppedLozenge(4, 6, 2);
  expect(corners.slice(0, 2)).toEqual([0, -6]);
  expect(corners.slice(-2)).toEqual([0, -6]);
  expect(corners).toHaveLength(2 + 4 * 2 * 2 * 2);
});
