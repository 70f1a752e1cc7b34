import { describe, expect, it } from "vitest";
import { type Disc, mergeDiscs, radiusOf } from "./merge-discs.ts";

const disc = (latitude: number, longitude: number, count: number, name: string | null = null): Disc => ({
  latitude,
  longitude,
  count,
  name,
  members: [`${latitude} ${longitude}`],
});
const sum = (discs: readonly Disc[]) => discs.reduce((all, { count }) => all + count, 0);

/** The distance on screen. */
function pixelsBetween(one: Disc, other: Disc, degreesPerPixel: number): number {
  const stretch = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  const north = (one.latitude - other.latitude) / stretch;
  return Math.hypot(one.longitude - other.longitude, north) / degreesPerPixel;
}

describe("mergeDiscs", () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    disc(26 + ((index * 7) % 200) / 10, -120 + ((index * 13) % 470) / 10, 1 + (index % 90)),
  );

  it.each([0.05, 0.01, 0.002])(
    "keeps every record, and no two discs touch at %d degrees a pixel",
    (scale) => {
      const merged = mergeDiscs(many, scale);
      expect(sum(merged)).toBe(sum(many));
      expect(merged.flatMap(({ members }) => members)).toHaveLength(300);
      for (const [index, one] of merged.entries()) {
        for (const other of merged.slice(index + 1))
          expect(pixelsBetween(one, other, scale)).toBeGreaterThanOrEqual(
            radiusOf(one.count) + radiusOf(other.count),
          );
      }
    },
  );

  it("leaves single records alone if there is space for them", () =>
    expect(mergeDiscs(many, 0.0001)).toHaveLength(300));

  it("names a disc after its largest part and does not change its input", () => {
    const given = [disc(33.5, -84, 2, "Macon"), disc(33.7, -84.4, 40, "Atlanta")];
    expect(mergeDiscs(given, 0.05)).toMatchObject([{ latitude: 33.7, count: 42, name: "Atlanta" }]);
    expect(given[1]?.count).toBe(40);
  });
});

describe("radiusOf", () => {
  it("grows with the number, up to a limit", () => {
    expect(radiusOf(1)).toBeLessThan(radiusOf(2));
    expect(radiusOf(38)).toBeLessThan(radiusOf(148));
    expect(radiusOf(1_000_000)).toBe(30);
  });
});
