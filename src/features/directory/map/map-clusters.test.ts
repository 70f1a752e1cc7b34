import { describe, expect, it } from "vitest";
import { clusterCells } from "./map-clusters.ts";

const cell = (latitude: number, longitude: number, businesses: number) => ({
  latitude,
  longitude,
  businesses,
});

describe("clusterCells", () => {
  it("keeps every business on the map, and leaves touch targets between discs", () => {
    const cells = Array.from({ length: 300 }, (_, index) =>
      cell(26 + (index % 20), -120 + (index % 47), 1 + (index % 13)),
    );
    const clusters = clusterCells(cells);
    const sum = (list: { businesses: number }[]) => list.reduce((all, { businesses }) => all + businesses, 0);
    expect(sum(clusters)).toBe(sum(cells));
    for (const [index, one] of clusters.entries()) {
      for (const other of clusters.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(67);
    }
  });

  it("draws more businesses larger", () => {
    const [many, few] = clusterCells([cell(47, -120, 4), cell(33.7, -84.4, 400)]);
    expect(many).toMatchObject({ businesses: 400, latitude: 33.7, longitude: -84.4, radius: 34 });
    expect(few?.radius).toBeLessThan(many?.radius ?? 0);
  });

  it("returns no cluster without cells", () => expect(clusterCells([])).toEqual([]));
});
