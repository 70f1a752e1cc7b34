import { expect, it } from "vitest";
import { countHere } from "./count-here.ts";

function setUp(options: { maxKeys?: number } = {}) {
  let time = 1_000;
  const counter = countHere({ points: 2, seconds: 60, ...options, now: () => time });
  return { counter, pass: (ms: number) => (time += ms) };
}

it("counts down per key, and reports when the window ends", () => {
  const { counter, pass } = setUp();
  expect(counter.take("a")).toEqual({ remaining: 1, msBeforeNext: 60_000 });
  pass(10_000);
  expect(counter.take("a")).toEqual({ remaining: 0, msBeforeNext: 50_000 });
  expect(counter.take("a").remaining).toBe(-1);
  expect(counter.take("b").remaining).toBe(1);
});

it("starts over after its window, and on request", () => {
  const { counter, pass } = setUp();
  for (let attempt = 0; attempt < 3; attempt++) counter.take("a");
  counter.forget("a");
  expect(counter.take("a").remaining).toBe(1);
  pass(59_999);
  expect(counter.take("a").remaining).toBe(0);
  pass(1);
  expect(counter.take("a")).toEqual({ remaining: 1, msBeforeNext: 60_000 });
});

it("never exceeds its maximum number of keys", () => {
  const { counter } = setUp({ maxKeys: 2 });
  for (const key of ["a", "b", "c"]) counter.take(key);
  expect(counter.take("c").remaining).toBe(0);
  // Evicted, so the count starts over.
  expect(counter.take("a").remaining).toBe(1);
});

it("reports how long a key has to wait, without counting", () => {
  const { counter, pass } = setUp();
  counter.take("a");
  expect(counter.msToWait("a")).toBe(0);
  counter.take("a");
  pass(15_000);
  expect([counter.msToWait("a"), counter.msToWait("b")]).toEqual([45_000, 0]);
  pass(45_000);
  expect(counter.msToWait("a")).toBe(0);
});
