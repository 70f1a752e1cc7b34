import { describe, expect, it } from "vitest";
import { startBox } from "./start-box.ts";

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
    latitude,
    longitude,
    businesses: 1,
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
