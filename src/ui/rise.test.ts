import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rise } from "./rise.ts";

const sheet = readFileSync(new URL("./styles/motion.css", import.meta.url), "utf8");

it("lets the first card rise at once and everything after the twelfth with the twelfth", () => {
  expect([0, 1, 12, 13, 40].map(rise)).toEqual([
    "rise",
    "rise rise-1",
    "rise rise-12",
    "rise rise-12",
    "rise rise-12",
  ]);
});

it("delays each card by 0.05 s per index", () => {
  const delays = [...sheet.matchAll(/\.rise-(\d+) \{\s*animation-delay: (\d+)ms/g)];
  expect(delays.map(([, index, delay]) => [Number(index), Number(delay)])).toEqual(
    Array.from({ length: 12 }, (_, at) => [at + 1, (at + 1) * 50]),
  );
});
