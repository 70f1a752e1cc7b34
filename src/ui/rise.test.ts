import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rise } from "./rise.ts";

const sheet = readFileSync(new URL("./styles/motion.css", import.meta.url), "utf8");
const steps = new Map(
  [...sheet.matchAll(/\.(rise-\w+-\d+) \{\s*--rise-(tens|ones): (\d+);/g)].map(
    ([, name = "", part, value]) => [name, { part, value: Number(value) }],
  ),
);

/** The position that the style sheet derives from the classes. */
function positionOf(classNames: string) {
  const [first, ...rest] = classNames.split(" ");
  expect(first).toBe("rise");
  return rest.reduce((place, name) => {
    const step = steps.get(name);
    if (!step) throw new Error(`The style sheet has no ${name}.`);
    return place + step.value * (step.part === "tens" ? 10 : 1);
  }, 0);
}

it("[SHELL-51] delays each card by 0.05 s per index, up to the longest possible list", () => {
  const longest = 200;
  const places = Array.from({ length: longest }, (_, index) => index);
  expect(places.map((index) => positionOf(rise(index)))).toEqual(places);
  expect(sheet).toContain("animation-delay: calc((var(--rise-tens) * 10 + var(--rise-ones)) * 50ms);");
});
