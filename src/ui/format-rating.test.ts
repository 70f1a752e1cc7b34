import { expect, it } from "vitest";
import { formatRating } from "./format-rating.ts";

it.each([
  [4, "4.0"],
  [4.25, "4.3"],
  [4.94, "4.9"],
  [5, "5.0"],
  [0.5, "0.5"],
])("shows %d with one decimal as %s", (rating, words) => {
  expect(formatRating(rating)).toBe(words);
});

it.each([0, -1, null, undefined, Number.NaN])("shows %s as New", (rating) => {
  expect(formatRating(rating)).toBe("New");
});
