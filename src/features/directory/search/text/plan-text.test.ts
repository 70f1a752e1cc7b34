import { describe, expect, it } from "vitest";
import { estimateTogether, planText } from "./plan-text.ts";

const all = { businesses: 5_000_000, filters: [], walked: 5_000_000, unindexed: [] };
const waysFor = (...args: Parameters<typeof planText>) => planText(...args).map(({ read }) => read);

describe("planText", () => {
  it("looks a rare word up, and walks for one that very many have", () => {
    expect(waysFor({ ...all, words: [900] })).toEqual(["index"]);
    expect(waysFor({ ...all, words: [240_000] })).toEqual(["walk", "index"]);
    expect(waysFor({ ...all, words: [1_000_000] })).toEqual(["walk", "index"]);
  });

  it("looks frequent words up where the place is small", () => {
    expect(waysFor({ ...all, words: [240_000], filters: [9_000], unindexed: [9_000] })).toEqual(["index"]);
  });

  it("walks within a category and state that have an index by rank", () => {
    const plans = planText({
      ...all,
      words: [240_000, 300_000],
      filters: [800_000, 400_000],
      walked: 60_000,
    });
    expect(plans[0]).toMatchObject({ read: "walk" });
  });

  it("ends with a way that finds everything, and walks no farther than its bound", () => {
    for (const count of [10, 1_000, 50_000, 500_000, 4_000_000])
      for (const other of [10, 50_000, 4_000_000]) {
        const plans = planText({ ...all, words: [count, other] });
        expect(plans.at(-1)?.read).toBe("index");
        for (const plan of plans) if (plan.read === "walk") expect(plan.rows).toBeLessThanOrEqual(30_000);
      }
  });
});

it("estimateTogether expects no more than the rarest has, and everything without words", () => {
  expect(estimateTogether(1_000, [])).toBe(1_000);
  expect(estimateTogether(1_000, [500, 20])).toBe(20);
  expect(estimateTogether(1_000_000, [100_000, 100_000])).toBeCloseTo(30_000, -2);
});
