import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctableWords, editDistance, maxTypos, remaindersOf } from "./typos.ts";

describe("correctableWords", () => {
  it("leaves out words that are too short to correct", () => {
    expect(correctableWords("okafro's & co kitchn 42")).toEqual(["okafro", "kitchn"]);
  });
});

describe("remaindersOf", () => {
  it("deletes one letter from a short word", () => {
    expect(remaindersOf("moss")).toEqual(["moss", "oss", "mss", "mos"]);
  });

  it("deletes up to two from a longer one", () => {
    expect(remaindersOf("braids")).toContain("bris");
    expect(remaindersOf("braids")).not.toContain("brs");
  });
});

describe("editDistance", () => {
  it.each([
    ["okafor", "okafor", 0],
    ["okafro", "okafor", 1],
    ["kitchn", "kitchen", 1],
    ["kittchen", "kitchen", 1],
    ["braidz", "braids", 1],
    ["catrnig", "catering", 2],
    ["", "abc", 3],
    ["abc", "", 3],
  ])("between %j and %j is %d", (typed, meant, distance) => {
    expect(editDistance(typed, meant)).toBe(distance);
  });

  it("is symmetric, and close words share a remainder", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcé"), minLength: 6, maxLength: 9 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other);
        expect(editDistance(other, one)).toBe(distance);
        const others = new Set(remaindersOf(other));
        const shared = remaindersOf(one).filter((remainder) => others.has(remainder));
        if (distance <= maxTypos(one)) expect(shared.length).toBeGreaterThan(0);
      }),
    );
  });
});
