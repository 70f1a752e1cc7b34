import { expect, it } from "vitest";
import { wordsKey } from "./rules.ts";

const long = "The lamp lit my stall all summer long and people asked where I bought it.";

it("wordsKey sees the same words behind other signs and cases, about whatever business", () => {
  expect(wordsKey("a", long)).toBe(wordsKey("b", `  ${long.toUpperCase().replaceAll(" ", " -- ")}!!`));
  expect(wordsKey("a", long)).not.toBe(wordsKey("a", `${long} Twice.`));
});

it("wordsKey tells short praise of two businesses apart", () => {
  expect(wordsKey("a", "Great!")).toBe(wordsKey("a", "great"));
  expect(wordsKey("a", "Great!")).not.toBe(wordsKey("b", "Great!"));
});

it("wordsKey compares signs where there are no letters", () => {
  expect(wordsKey("a", "★★★")).not.toBe(wordsKey("a", "👍"));
});
