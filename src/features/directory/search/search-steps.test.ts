import { describe, expect, it } from "vitest";
import { chooseSteps, type Question } from "./search-steps.ts";

const million = 1_000_000;
const page: Question = {
  wanted: 25,
  businesses: 5 * million,
  filtered: 5 * million,
  maxMatches: 240_000,
  expected: 240_000,
  isCounted: false,
  collect: { read: "trigrams", asks: ["air"], most: null },
};
const trigrams = page.collect as NonNullable<typeof page.collect>;

describe("chooseSteps", () => {
  const cases: [what: string, question: Partial<Question>, steps: ReturnType<typeof chooseSteps>][] = [
    ["nothing for a term with a run that no name holds", { maxMatches: 0 }, []],
    ["nothing where the filters leave nothing", { filtered: 0 }, []],
    ["a rare term", { maxMatches: 40 }, [trigrams]],
    [
      "a common term, which may come late in the order",
      {},
      [{ read: "walk", rows: 1042 }, { read: "walk", rows: 8336 }, trigrams],
    ],
    ["a common term in a small state", { filtered: 4500 }, [{ read: "walk", rows: null }]],
    [
      "a term that nearly every name holds, which may come late in the order all the same",
      { maxMatches: 4 * million },
      [
        { read: "walk", rows: 63 },
        { read: "walk", rows: 504 },
        { read: "walk", rows: 4_032 },
        { read: "walk", rows: 32_256 },
        trigrams,
      ],
    ],
    [
      "two letters that are rare",
      { maxMatches: 40, collect: { read: "listed", gram: "zq" } },
      [{ read: "listed", gram: "zq" }],
    ],
    [
      "three letters, counted, that are worth a walk",
      { maxMatches: 4_000, isCounted: true },
      [{ read: "walk", rows: 62_500 }, trigrams],
    ],
    ["a word whose runs are as rare, and which may be rarer", { maxMatches: 4_000 }, [trigrams]],
    ["two words that seldom meet", { maxMatches: 31_000, expected: 1_900 }, [trigrams]],
    [
      "two letters that are not, and never walks on without a bound",
      { collect: null },
      [
        { read: "walk", rows: 1042 },
        { read: "walk", rows: 8336 },
        { read: "walk", rows: 66_688 },
        { read: "best ranked", rows: 250_000 },
      ],
    ],
    [
      "two letters that are not, where the filters leave few",
      { collect: null, filtered: 200_000 },
      [{ read: "walk", rows: null }],
    ],
    [
      "the first 5,000 of half a percent, in any order",
      { wanted: 5001, maxMatches: 25_000, inAnyOrder: true },
      [trigrams],
    ],
    [
      "the first 5,000 of a common term",
      { wanted: 5001, inAnyOrder: true },
      [{ read: "walk", rows: 208_375 }, trigrams],
    ],
  ];
  it.each(cases)("chooses for %s", (_what, question, steps) => {
    const { maxMatches = page.maxMatches } = question;
    expect(chooseSteps({ ...page, expected: maxMatches, ...question })).toEqual(steps);
  });

  it("never tries walks that cost more than twice the collecting", () => {
    for (const maxMatches of [1, 10, 100, 1000, 3000, 10_000, 100_000, million]) {
      for (const filtered of [1, 1000, 50_000, million, 5 * million]) {
        const steps = chooseSteps({ ...page, maxMatches, expected: maxMatches, filtered });
        if (steps.length < 2) continue;
        const walked = steps.reduce((sum, step) => sum + (step.read === "walk" ? (step.rows ?? 0) : 0), 0);
        expect(walked * 0.22).toBeLessThanOrEqual(2 * 2.6 * maxMatches + 1);
      }
    }
  });
});
