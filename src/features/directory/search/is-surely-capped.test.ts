import { expect, it } from "vitest";
import { isSurelyCapped } from "./is-surely-capped.ts";
import { randomFrom } from "./search-rows-for-tests.ts";

it("needs a sample that is large enough, and an estimate that is high enough", () => {
  expect(isSurelyCapped(172, 12.2)).toBe(true);
  expect(isSurelyCapped(100, 12.2)).toBe(false);
  expect(isSurelyCapped(9, 100_000)).toBe(false);
  expect(isSurelyCapped(0, 100)).toBe(false);
});

it("says so of a total that is just within the limit in less than one sample of 200", () => {
  const random = randomFrom(3);
  const samples = Array.from({ length: 2_000 }, () => {
    let sampled = 0;
    for (let drawn = 0; drawn < 2_000; drawn++) if (random() < 1_000 / 24_000) sampled += 1;
    return isSurelyCapped(sampled, 12);
  });
  expect(samples.filter(Boolean).length).toBeLessThan(10);
});
