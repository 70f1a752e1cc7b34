import { expect, it } from "vitest";
import type { Delivery, Sample } from "./generator.ts";
import { findRecovery } from "./summarize-load.ts";

/** Fifty requests a second for 15 seconds, of which these take a second or are shed. */
function deliver(isSlow: (second: number, number: number) => boolean, status = 200): Delivery {
  const samples = Array.from({ length: 15 * 50 }, (_, index): Sample => {
    const second = Math.floor(index / 50);
    const slow = isSlow(second, index % 50);
    return [second * 1_000 + (index % 50) * 20, slow ? 1_000 : 20, slow ? status : 200, "page"];
  });
  return { samples, cpuSeconds: 0, latestMs: 0 };
}
const find = (delivery: Delivery) => findRecovery(delivery, { seconds: 15, maxP95Ms: 100 });

it.each([
  ["nothing", () => false, 0],
  ["the first seven seconds", (second: number) => second < 7, 7],
  ["one request in ten", (_second: number, number: number) => number % 10 === 0, null],
  ["the last seconds again", (second: number) => second > 12, null],
  ["four requests of one second", (second: number, number: number) => second === 14 && number < 4, 0],
])("with %s slow, it is normal after %j s", (_, isSlow, expected) => {
  expect(find(deliver(isSlow))).toBe(expected);
});

it("is not normal while more than one in a hundred is shed", () => {
  expect(find(deliver((second, number) => second < 4 && number < 4, 503))).toBe(4);
});
