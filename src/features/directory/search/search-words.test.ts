import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countMistakes, forgivenMistakes, remaindersOf, wordsOf } from "./search-words.ts";

describe("wordsOf", () => {
  it("leaves out what is too short to be corrected", () => {
    expect(wordsOf("okafro's & co kitchn 42")).toEqual(["okafro", "kitchn"]);
  });
});

describe("remaindersOf", () => {
  it("takes one letter from a short word", () => {
    expect(remaindersOf("moss")).toEqual(["moss", "oss", "mss", "mos"]);
  });

  it("takes up to two from a longer one", () => {
    expect(remaindersOf("braids")).toContain("bris");
    expect(remaindersOf("braids")).not.toContain("brs");
  });
});

describe("countMistakes", () => {
  it.each([
    ["okafor", "okafor", 0],
    ["okafro", "okafor", 1],
    ["kitchn", "kitchen", 1],
    ["kittchen", "kitchen", 1],
    ["braidz", "braids", 1],
    ["catrnig", "catering", 2],
    ["", "abc", 3],
    ["abc", "", 3],
  ])("finds between %j and %j %d", (typed, meant, mistakes) => {
    expect(countMistakes(typed, meant)).toBe(mistakes);
  });

  it("is the same both ways, and finds what the remainders share", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcé"), minLength: 6, maxLength: 9 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const mistakes = countMistakes(one, other);
        expect(countMistakes(other, one)).toBe(mistakes);
        const there = new Set(remaindersOf(other));
        const shared = remaindersOf(one).filter((remainder) => there.has(remainder));
        if (mistakes <= forgivenMistakes(one)) expect(shared.length).toBeGreaterThan(0);
      }),
    );
  });
});
