import { describe, expect, it } from "vitest";
import { chooseSteps, type PlanInput } from "./search-steps.ts";

const million = 1_000_000;
const page: PlanInput = {
  wanted: 25,
  businesses: 5 * million,
  filtered: 5 * million,
  maxMatches: 240_000,
  expected: 240_000,
  isCounted: false,
  collect: { read: "trigrams", grams: ["air"], maxCompared: null },
};
const trigrams = page.collect as NonNullable<typeof page.collect>;

describe("chooseSteps", () => {
  const cases: [what: string, input: Partial<PlanInput>, steps: ReturnType<typeof chooseSteps>][] = [
    ["nothing for a term with an n-gram in no name", { maxMatches: 0 }, []],
    ["nothing if the filters leave nothing", { filtered: 0 }, []],
    ["a rare term", { maxMatches: 40 }, [trigrams]],
    [
      "a common term, which may come late in the sort",
      {},
      [{ read: "scan", rows: 1042 }, { read: "scan", rows: 8336 }, trigrams],
    ],
    ["a common term in a small state", { filtered: 4500 }, [{ read: "scan", rows: null }]],
    [
      "a term in nearly every name, which may still come late in the sort",
      { maxMatches: 4 * million },
      [
        { read: "scan", rows: 63 },
        { read: "scan", rows: 504 },
        { read: "scan", rows: 4_032 },
        { read: "scan", rows: 32_256 },
        trigrams,
      ],
    ],
    [
      "two letters that are rare",
      { maxMatches: 40, collect: { read: "listed", gram: "zq" } },
      [{ read: "listed", gram: "zq" }],
    ],
    [
      "three letters, counted, that are worth a scan",
      { maxMatches: 4_000, isCounted: true },
      [{ read: "scan", rows: 62_500 }, trigrams],
    ],
    ["a word with n-grams as rare, which may be rarer", { maxMatches: 4_000 }, [trigrams]],
    ["two words that rarely occur together", { maxMatches: 31_000, expected: 1_900 }, [trigrams]],
    [
      "two letters that are not, with a limit on every scan",
      { collect: null },
      [
        { read: "scan", rows: 1042 },
        { read: "scan", rows: 8336 },
        { read: "scan", rows: 66_688 },
        { read: "top ranked", rows: 250_000 },
      ],
    ],
    [
      "two letters that are not, if the filters leave few",
      { collect: null, filtered: 200_000 },
      [{ read: "scan", rows: null }],
    ],
  ];
  it.each(cases)("chooses for %s", (_what, input, steps) => {
    const { maxMatches = page.maxMatches } = input;
    expect(chooseSteps({ ...page, expected: maxMatches, ...input })).toEqual(steps);
  });

  it("never tries scans that cost more than twice the collecting", () => {
    for (const maxMatches of [1, 10, 100, 1000, 3000, 10_000, 100_000, million]) {
      for (const filtered of [1, 1000, 50_000, million, 5 * million]) {
        const steps = chooseSteps({ ...page, maxMatches, expected: maxMatches, filtered });
        if (steps.length < 2) continue;
        const scanned = steps.reduce((sum, step) => sum + (step.read === "scan" ? (step.rows ?? 0) : 0), 0);
        expect(scanned * 0.22).toBeLessThanOrEqual(2 * 2.6 * maxMatches + 1);
      }
    }
  });
});
