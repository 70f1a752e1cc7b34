import { describe, expect, it } from "vitest";
import { clusterCells, projectPoint } from "./map-clusters.ts";

const cell = (latitude: number, longitude: number, businesses: number) => ({
  latitude,
  longitude,
  businesses,
});

describe("projectPoint", () => {
  it.each([
    ["Seattle", 47.61, -122.33, 97, 46],
    ["Atlanta", 33.75, -84.39, 715, 405],
    ["Miami", 25.76, -80.19, 823, 572],
    ["Anchorage", 61.2, -149.9, 112, 544],
    ["Honolulu", 21.31, -157.86, 267, 549],
  ])("projects %s to its place on the outline", (_city, latitude, longitude, x, y) => {
    const point = projectPoint({ latitude, longitude });
    expect(Math.hypot((point?.x ?? 0) - x, (point?.y ?? 0) - y)).toBeLessThan(4);
  });

  it.each([
    ["London", 51.5, -0.1],
    ["San Juan", 18.4, -66.1],
    ["the open sea", 40, -140],
  ])("returns null for %s", (_name, latitude, longitude) =>
    expect(projectPoint({ latitude, longitude })).toBeNull(),
  );
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
