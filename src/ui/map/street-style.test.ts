import { expect, it } from "vitest";
import type { MapColors } from "./map-style.ts";
import { streetStyle } from "./street-style.ts";

const names = "water land busy far county state name city sea route under street green".split(" ");
const colors = Object.fromEntries(names.map((name, index) => [name, `rgb(${index}, 1, 2)`])) as MapColors;

it("draws streets in our colors only", () => {
  const { layers, sources } = streetStyle(
    colors,
    "https://ujamaa.example",
    "https://tiles.example/us.pmtiles",
  );
  expect(sources.streets).toEqual({ type: "vector", url: "pmtiles://https://tiles.example/us.pmtiles" });
  expect(layers.some((layer) => "source-layer" in layer && layer["source-layer"] === "roads")).toBe(true);
  const paints = JSON.stringify(layers.map((layer) => layer.paint));
  const used = [...paints.matchAll(/#[\da-f]{3,8}\b|(?:rgba?|hsla?)\([^)]*\)/gi)].map(([color]) => color);
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((color) => !Object.values(colors).includes(color))).toEqual([]);
});

it("tints states between the earth layer and everything above it", () => {
  const ids = streetStyle(colors, "", "/map/streets.pmtiles").layers.map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(["background", "earth", "busy"]);
});

it("needs neither glyph nor sprite files", () => {
  const style = streetStyle(colors, "", "/map/streets.pmtiles");
  expect(style).not.toHaveProperty("glyphs");
  expect(style).not.toHaveProperty("sprite");
  for (const layer of style.layers) {
    if (layer.type !== "symbol") continue;
    expect(layer.layout).not.toHaveProperty("icon-image");
    expect(layer.layout?.["text-font"]).toEqual(["Instrument Sans Variable"]);
  }
});
