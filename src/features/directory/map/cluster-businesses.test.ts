import { describe, expect, it } from "vitest";
import { mergeClusters, startBox } from "./cluster-businesses.ts";

const cluster = (latitude: number, longitude: number, businesses: number, city: string | null = null) => ({
  latitude,
  longitude,
  businesses,
  city,
});

describe("mergeClusters", () => {
  it("keeps every business, keeps the largest in place, and leaves no two too close", () => {
    const clusters = Array.from({ length: 200 }, (_, index) =>
      cluster(26 + (index % 20), -120 + (index % 47), 1 + (index % 13)),
    );
    const merged = mergeClusters(clusters, 4);
    const sum = (list: { businesses: number }[]) => list.reduce((all, { businesses }) => all + businesses, 0);
    expect(sum(merged)).toBe(sum(clusters));
    expect(merged.length).toBeLessThan(clusters.length);
    for (const [index, one] of merged.entries()) {
      for (const other of merged.slice(index + 1)) {
        const stretch = Math.cos((Math.min(one.latitude, other.latitude) * Math.PI) / 180);
        const distance = Math.hypot(
          one.longitude - other.longitude,
          (one.latitude - other.latitude) / stretch,
        );
        expect(distance).toBeGreaterThan(3.5);
      }
    }
  });

  it("names a cluster after its largest part and does not mutate its input", () => {
    const given = [cluster(33.5, -84, 2, "Macon, Georgia"), cluster(33.7, -84.4, 40, "Atlanta, Georgia")];
    expect(mergeClusters(given, 1)).toEqual([cluster(33.7, -84.4, 42, "Atlanta, Georgia")]);
    expect(given[1]?.businesses).toBe(40);
  });
});

describe("startBox", () => {
  const place = { label: null, latitude: 33.75, longitude: -84.39, isGuess: false, svgPoint: null };

  it("surrounds the place by the radius", () => {
    const near = startBox({ place, clusters: [] }, 10);
    expect(near.north - near.south).toBeCloseTo(0.29, 2);
    const far = startBox({ place, clusters: [] }, 100);
    expect(far.east - far.west).toBeGreaterThan(near.east - near.west);
    expect((far.east + far.west) / 2).toBeCloseTo(-84.39, 6);
  });

  const at = (latitude: number, longitude: number) => ({
    ...cluster(latitude, longitude, 1),
    x: 0,
    y: 0,
    radius: 1,
  });

  it("surrounds all results, or is the whole country", () => {
    const found = { place: null, clusters: [at(30, -90), at(35, -80)] };
    expect(startBox(found, null)).toEqual({ west: -90.5, south: 29.5, east: -79.5, north: 35.5 });
    expect(startBox({ place: null, clusters: [] }, null).west).toBe(-125);
  });

  it("includes both coasts for nationwide results, and results beyond them", () => {
    const coasts = startBox({ place: null, clusters: [at(34, -118), at(42, -71)] }, null);
    expect(coasts).toEqual({ west: -125, south: 24, east: -66, north: 50 });
    expect(startBox({ place: null, clusters: [at(61, -150), at(42, -71)] }, null)).toMatchObject({
      west: -150.5,
      north: 61.5,
    });
  });
});
