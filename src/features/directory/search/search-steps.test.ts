import { describe, expect, it } from "vitest";
import {
  chooseSteps,
  isScanWorthwhile,
  type PlanInput,
  quickBounds,
  runSteps,
  type Step,
} from "./search-steps.ts";

const million = 1_000_000;
const page: PlanInput = {
  wanted: 25,
  businesses: 5 * million,
  filtered: 5 * million,
  maxMatches: 240_000,
  expected: 240_000,
  isCounted: false,
  isByRank: false,
  collect: { read: "trigrams", grams: ["air"] },
};
const trigrams: Step = { read: "trigrams", grams: ["air"], maxCompared: null };
const limited: Step = { ...trigrams, maxCompared: 4_000 };
const topRanked: Step = { read: "top ranked", rows: 80_000 };

describe("chooseSteps", () => {
  const cases: [what: string, input: Partial<PlanInput>, steps: ReturnType<typeof chooseSteps>][] = [
    ["nothing for a term with an n-gram in no name", { maxMatches: 0 }, []],
    ["nothing if the filters leave nothing", { filtered: 0 }, []],
    ["a rare term", { maxMatches: 40 }, [trigrams]],
    [
      "a common term, which may come late in the sort",
      {},
      [{ read: "scan", rows: 1042 }, { read: "scan", rows: 8336 }, topRanked],
    ],
    [
      "a common term in a state, where it may be rare",
      { filtered: 120_000 },
      [{ read: "scan", rows: 1042 }, { read: "scan", rows: 8336 }, limited],
    ],
    ["a common term in a small state", { filtered: 4500 }, [{ read: "scan", rows: null }]],
    [
      "a term in nearly every name, which may still come late in the sort",
      { maxMatches: 4 * million },
      [{ read: "scan", rows: 63 }, { read: "scan", rows: 504 }, { read: "scan", rows: 4_032 }, topRanked],
    ],
    [
      "two letters that are rare",
      { maxMatches: 40, collect: { read: "listed", gram: "zq" } },
      [{ read: "listed", gram: "zq" }],
    ],
    [
      "three letters, counted, that are worth a scan",
      { maxMatches: 8_000, isCounted: true },
      [{ read: "scan", rows: 31_250 }, limited],
    ],
    [
      "the same by rank, where the index stops early",
      { maxMatches: 8_000, isCounted: true, isByRank: true },
      [limited],
    ],
    [
      "the same far down, where the index would read what comes before",
      { maxMatches: 8_000, isCounted: true, isByRank: true, skipped: 0.5 },
      [{ read: "scan", rows: 31_250 }, limited],
    ],
    ["a word with n-grams as rare, which may be rarer", { maxMatches: 4_000 }, [trigrams]],
    ["two words that rarely occur together", { maxMatches: 31_000, expected: 1_900 }, [limited]],
    [
      "a term in a hurry",
      { maxMatches: 12_000, isByRank: true, wanted: 1_001, bounds: quickBounds },
      [{ ...trigrams, maxCompared: 500 }],
    ],
    [
      "a longer list in a hurry, which the index would read to its end",
      { maxMatches: 40_000, isByRank: true, wanted: 1_001, bounds: quickBounds },
      [{ read: "top ranked", rows: 20_000 }],
    ],
    [
      "two letters that are not, with a limit on every scan",
      { collect: null },
      [{ read: "scan", rows: 1042 }, { read: "scan", rows: 8336 }, topRanked],
    ],
    [
      "two letters that are not, if the filters leave few",
      { collect: null, filtered: 75_000 },
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
        expect(scanned * 0.3).toBeLessThanOrEqual(2 * 5.5 * maxMatches + 1);
      }
    }
  });
});

describe("runSteps", () => {
  const scans: Step[] = [100, 800, 6_400].map((rows) => ({ read: "scan", rows }));
  /** Which steps are tried if each finds as many as told, and ten are wanted. */
  async function tried(found: readonly number[]) {
    const read: Step[] = [];
    await runSteps(
      [...scans, trigrams],
      async (step) => {
        read.push(step);
        return found[read.length - 1] ?? 0;
      },
      (count) => count >= 10,
      (step, before) => isScanWorthwhile(step, before, 10),
    );
    return read;
  }

  it("stops at the first that finds enough", async () => {
    expect(await tried([10])).toEqual(scans.slice(0, 1));
    expect(await tried([2, 9, 12])).toEqual(scans);
  });

  it("skips longer scans where a short one found far too few", async () => {
    expect(await tried([1, 40])).toEqual([scans[0], trigrams]);
    expect(await tried([2, 1, 40])).toEqual([scans[0], scans[1], trigrams]);
  });
});
