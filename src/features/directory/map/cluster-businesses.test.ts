import { describe, expect, it } from "vitest";
import { mergeClusters, startBox } from "./cluster-businesses.ts";

const cluster = (latitude: number, longitude: number, businesses: number, city: string | null = null) => ({
  latitude,
  longitude,
  businesses,
  city,
});

describe("mergeClusters", () => {
  it("loses no business, keeps the largest where it is, and leaves none closer than asked", () => {
    const clusters = Array.from({ length: 200 }, (_, at) =>
      cluster(26 + (at % 20), -120 + (at % 47), 1 + (at % 13)),
    );
    const joined = mergeClusters(clusters, 4);
    const sum = (list: { businesses: number }[]) => list.reduce((all, { businesses }) => all + businesses, 0);
    expect(sum(joined)).toBe(sum(clusters));
    expect(joined.length).toBeLessThan(clusters.length);
    for (const [at, one] of joined.entries()) {
      for (const other of joined.slice(at + 1)) {
        const stretch = Math.cos((Math.min(one.latitude, other.latitude) * Math.PI) / 180);
        const apart = Math.hypot(one.longitude - other.longitude, (one.latitude - other.latitude) / stretch);
        expect(apart).toBeGreaterThan(3.5);
      }
    }
  });

  it("names a cluster by its largest part and changes none of those it was given", () => {
    const given = [cluster(33.5, -84, 2, "Macon, Georgia"), cluster(33.7, -84.4, 40, "Atlanta, Georgia")];
    expect(mergeClusters(given, 1)).toEqual([cluster(33.7, -84.4, 42, "Atlanta, Georgia")]);
    expect(given[1]?.businesses).toBe(40);
  });
});

describe("startBox", () => {
  const place = { label: null, latitude: 33.75, longitude: -84.39, isGuess: false, spot: null };

  it("is around the place, as far as the radius", () => {
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

  it("holds all that was found, or the country", () => {
    const found = { place: null, clusters: [at(30, -90), at(35, -80)] };
    expect(startBox(found, null)).toEqual({ west: -90.5, south: 29.5, east: -79.5, north: 35.5 });
    expect(startBox({ place: null, clusters: [] }, null).west).toBe(-125);
  });

  it("cuts off no coast where what was found is spread over the country, nor what lies beyond", () => {
    const coasts = startBox({ place: null, clusters: [at(34, -118), at(42, -71)] }, null);
    expect(coasts).toEqual({ west: -125, south: 24, east: -66, north: 50 });
    expect(startBox({ place: null, clusters: [at(61, -150), at(42, -71)] }, null)).toMatchObject({
      west: -150.5,
      north: 61.5,
    });
  });
});
