import fc from "fast-check";
import { expect, it } from "vitest";
import { comparePositions, listStops, positionAtEnd, positionBetween, positionPattern } from "./position.ts";
import { aStop } from "./trip-for-tests.ts";

const position = fc.stringMatching(/^[0-9A-Za-z]{0,12}[1-9A-Za-z]$/);

it("finds a position between any two, which sorts between them byte by byte", () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      fc.pre(one !== other);
      const [before, after] = [one, other].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      const between = positionBetween(before ?? null, after ?? null);
      expect(Buffer.compare(Buffer.from(before ?? ""), Buffer.from(between))).toBe(-1);
      expect(Buffer.compare(Buffer.from(between), Buffer.from(after ?? ""))).toBe(-1);
      expect(between).toMatch(positionPattern);
    }),
    { numRuns: 2_000 },
  );
});

it("finds one before the first and one after the last", () => {
  fc.assert(
    fc.property(position, (key) => {
      expect(positionBetween(null, key) < key).toBe(true);
      expect(positionBetween(key, null) > key).toBe(true);
      expect(positionBetween(null, key)).toMatch(positionPattern);
      expect(positionBetween(key, null)).toMatch(positionPattern);
    }),
  );
});

it("keeps any sequence of insertions in the order they were meant in", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), (places) => {
      const keys: string[] = [];
      for (const place of places) {
        const index = place % (keys.length + 1);
        keys.splice(index, 0, positionBetween(keys[index - 1] ?? null, keys[index] ?? null));
      }
      expect(keys).toEqual([...keys].sort());
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

it("goes right behind two stops that stand in the same place", () => {
  expect(positionBetween("V", "V") > "V").toBe(true);
  expect(positionBetween("V", "V")).toMatch(positionPattern);
});

it("grows slowly, at both ends and in the narrowest gap", () => {
  const grow = (next: (key: string) => string, from = "V") => {
    let key = from;
    for (let count = 0; count < 200; count += 1) key = next(key);
    return key.length;
  };
  expect(grow((key) => positionBetween(key, null))).toBeLessThanOrEqual(8);
  expect(grow((key) => positionBetween(null, key))).toBeLessThanOrEqual(8);
  expect(grow((key) => positionBetween(key, "W"))).toBeLessThanOrEqual(45);
  expect(grow((key) => positionBetween("U", key))).toBeLessThanOrEqual(45);
});

it("lists a day by position, then by id, and finds its end", () => {
  const stops = [
    aStop({ id: "c", position: "b" }),
    aStop({ id: "b", position: "a" }),
    aStop({ id: "a", position: "b" }),
    aStop({ id: "d", position: "Z" }),
    aStop({ id: "e", day: null }),
  ];
  expect(listStops(stops, 1).map(({ id }) => id)).toEqual(["d", "b", "a", "c"]);
  expect(listStops(stops, null).map(({ id }) => id)).toEqual(["e"]);
  expect(positionAtEnd(stops, 1)).toBe("c");
  expect(positionAtEnd(stops, 2)).toBe("V");
  expect(comparePositions({ id: "a", position: "b" }, { id: "a", position: "b" })).toBe(0);
});
