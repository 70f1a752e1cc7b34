import { describe, expect, it } from "vitest";
import { estimateTogether, planNext, planText } from "./plan-text.ts";

const all = { businesses: 5_000_000, filters: [], walked: 5_000_000, enough: 60 };
const short = { read: "walk", rows: 3_000 };

describe("planText", () => {
  it("looks a rare word up, and walks for one that very many have", () => {
    expect(planText({ ...all, words: [900] })).toMatchObject({ read: "index" });
    expect(planText({ ...all, words: [240_000] })).toMatchObject({ read: "walk", rows: 3_000 });
    expect(planText({ ...all, words: [1_000_000] })).toMatchObject({ read: "walk", rows: 750 });
  });

  it("walks within a city for a word that many have, and looks a rare one up", () => {
    const atlanta = { ...all, filters: [260_000], walked: 260_000 };
    expect(planText({ ...atlanta, words: [1_300_000] })).toMatchObject({ read: "walk" });
    expect(planText({ ...atlanta, words: [9_000] })).toMatchObject({ read: "index" });
  });

  it("looks words up in a small place, frequent ones among the best ranked", () => {
    expect(planText({ ...all, words: [240_000], filters: [9_000], walked: 9_000 }).read).toBe("index");
    const both = { ...all, words: [1_300_000, 900_000], filters: [90_000], walked: 9_000 };
    expect(planText(both).read).toBe("top");
  });

  it("looks up the rarest, and compares the others with what these find", () => {
    const category = { ...all, filters: [18_000], walked: 18_000 };
    expect(planText({ ...category, words: [2_300_000, 300_000] })).toMatchObject({
      read: "index",
      lookedUp: 2,
    });
    expect(planText({ ...category, words: [20, 90_000] })).toMatchObject({ read: "index", lookedUp: 1 });
    expect(planText({ ...category, words: [20_000] })).toMatchObject({ read: "index", lookedUp: 2 });
  });

  it("walks a little before it looks up words that may be rare together", () => {
    expect(planText({ ...all, words: [570_000, 410_000] })).toMatchObject({ read: "walk" });
    expect(planText({ ...all, words: [60_000, 60_000] })).toMatchObject(short);
  });
});

describe("planNext", () => {
  const input = { ...all, words: [60_000, 80_000] };
  const tried = { read: "walk", rows: 3_000, candidates: 400 } as const;

  it("stops where enough were found, or everything was looked at", () => {
    expect(planNext(input, tried, 60)).toBeNull();
    expect(planNext({ ...input, walked: 2_000 }, tried, 3)).toBeNull();
    expect(planNext(input, planText({ ...all, words: [900] }), 3)).toBeNull();
  });

  it("walks as far as the share of those found says, if that is cheaper than a look-up", () => {
    expect(planNext(input, tried, 50)).toMatchObject({ read: "walk", rows: 6_000 });
    expect(planNext(input, tried, 0)?.read).not.toBe("walk");
  });

  it("reads the index of the best ranked where that has enough, and then the whole one", () => {
    const frequent = { ...all, words: [570_000, 410_000], filters: [400_000], walked: 400_000 };
    const top = planNext(frequent, tried, 5);
    expect(top).toMatchObject({ read: "top" });
    expect(top && planNext(frequent, top, 20)).toMatchObject({ read: "index" });
  });

  it("ends with a look-up, and walks no farther than its bound", () => {
    for (const count of [10, 1_000, 50_000, 500_000, 4_000_000])
      for (const other of [10, 50_000, 4_000_000])
        for (const found of [0, 1, 20]) {
          const asked = { ...all, words: [count, other] };
          let plan = planText(asked);
          for (let tries = 0; plan.read === "walk"; tries++) {
            expect(plan.rows).toBeLessThanOrEqual(48_000);
            expect(tries).toBeLessThan(5);
            plan = planNext(asked, plan, found) ?? plan;
          }
        }
  });
});

it("estimateTogether expects no more than the rarest has, and everything without words", () => {
  expect(estimateTogether(1_000, [])).toBe(1_000);
  expect(estimateTogether(1_000, [500, 20])).toBe(20);
  expect(estimateTogether(1_000_000, [100_000, 100_000])).toBeCloseTo(30_000, -2);
});
