import { expect, it } from "vitest";
import { isStale } from "./is-stale.ts";

const at = (path: string, changedAt: number) => ({ path, changedAt });

it.each([
  { words: "a fresh clone", sources: [at("src/root.tsx", 5)], builtAt: undefined, stale: true },
  { words: "a source that changed", sources: [at("src/root.tsx", 11)], builtAt: 10, stale: true },
  {
    words: "nothing new",
    sources: [at("src/root.tsx", 9), at("public/x.svg", 10)],
    builtAt: 10,
    stale: false,
  },
  {
    words: "changed tests alone",
    sources: [at("src/app/server.test.ts", 11), at("src/testing/stack.ts", 11), at("src/a-for-tests.ts", 11)],
    builtAt: 10,
    stale: false,
  },
])("builds as needed: $words", ({ sources, builtAt, stale }) => {
  expect(isStale(sources, builtAt)).toBe(stale);
});
