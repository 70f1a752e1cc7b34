import { describe, expect, it } from "vitest";
import { chooseCloths } from "./choose-cloths.ts";
import { contrast, luminance } from "./color.ts";
import { type PaletteName, palettes } from "./palettes.ts";
import { planCloth } from "./weave.ts";

const ids = Array.from({ length: 400 }, (_, at) => `record-${at}`);
const names = Object.keys(palettes) as PaletteName[];
/** The final family and colorway of each cloth. */
const clothsIn = (palette: PaletteName, list = ids, options = {}) =>
  chooseCloths(list, palette, options).map((change, at) => {
    const worn = { ...planCloth(list[at] ?? "", palette), ...change };
    return { ...worn, ground: palettes[palette][worn.way]?.ground ?? "" };
  });

describe.each(names)("in %s", (palette) => {
  const worn = clothsIn(palette);
  const pairs = (distance: number) => worn.slice(distance).map((one, at) => [one, worn[at] ?? one] as const);

  it("puts neither the same family nor a like ground side by side", () => {
    for (const [one, other] of pairs(1)) {
      expect(one.family).not.toBe(other.family);
      expect(contrast(one.ground, other.ground)).toBeGreaterThan(1.4);
    }
  });

  it("dyes the same family differently in the rows above", () => {
    const like = [2, 3, 4].flatMap(pairs).filter(([one, other]) => one.family === other.family);
    expect(like.length).toBeGreaterThan(50);
    // With three of a family close together, four colorways may not be enough.
    expect(like.filter(([one, other]) => one.way === other.way).length).toBeLessThan(like.length / 20);
  });

  it("leaves most cloths as they are, the first always", () => {
    const changes = chooseCloths(ids, palette);
    expect(changes[0]).toEqual({});
    expect(changes.filter(({ family }) => family).length).toBeLessThan(ids.length / 8);
    expect(changes.filter(({ family, way }) => !family && way === undefined).length).toBeGreaterThan(
      ids.length / 2,
    );
  });

  it("gives the first a bright ground where that is asked for", () => {
    for (const id of ids) {
      const [first] = clothsIn(palette, [id], { brightFirst: true });
      expect(luminance(first?.ground ?? "")).toBeGreaterThan(0.3);
      expect(first?.family).toBe(planCloth(id, palette).family);
    }
  });
});

it("has no cloth to choose in an empty list", () => {
  expect(chooseCloths([], "gold")).toEqual([]);
});
