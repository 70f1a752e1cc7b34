import { describe, expect, it } from "vitest";
import { projectPoint } from "./project-point.ts";

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
