import { expect, it } from "vitest";
import { shownPages } from "./pagination.tsx";

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 43, [1, 2, 3, 43]],
  [2, 43, [1, 2, 3, 43]],
  [20, 43, [1, 19, 20, 21, 43]],
  [43, 43, [1, 41, 42, 43]],
])("shows page %i of %i with the numbers %j", (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
