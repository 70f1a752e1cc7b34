import { describe, expect, it } from "vitest";
import { cellDegrees, cellRange, chooseZoom } from "./search-map.ts";

describe("chooseZoom", () => {
  it.each([
    ["the world", { west: -180, south: -90, east: 180, north: 90 }, 0],
    ["the states", { west: -125, south: 24, east: -66, north: 50 }, 2],
    ["Georgia", { west: -85.6, south: 30.3, east: -80.8, north: 35 }, 6],
    ["Atlanta", { west: -84.5, south: 33.6, east: -84.2, north: 33.9 }, 7],
    ["a point", { west: -84.5, south: 33.6, east: -84.5, north: 33.6 }, 7],
  ])("of %s", (_what, box, zoom) => {
    expect(chooseZoom(box)).toBe(zoom);
  });
});

describe("cellRange", () => {
  it("numbers cells from the southwest corner of the world", () => {
    expect(cellDegrees(3)).toBe(1);
    expect(cellRange({ west: -180, south: -90, east: -179.5, north: -88.5 }, 3)).toEqual({
      x: [0, 0],
      y: [0, 1],
    });
    expect(cellRange({ west: -84.5, south: 33.6, east: -84.2, north: 33.9 }, 3)).toEqual({
      x: [95, 95],
      y: [123, 123],
    });
  });
});
