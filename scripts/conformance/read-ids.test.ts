import { expect, it } from "vitest";
import { readIds } from "./read-ids.ts";

// The samples are not in the titles, where their ids would count as covered.

it.each([
  { words: "no id", title: "no id, but [brackets] and [A §2]", ids: [] },
  { words: "one id", title: "[AUTH-05] the form has an email field", ids: ["AUTH-05"] },
  { words: "two ids", title: "[AUTH-05] [AUTH-06] the form has two fields", ids: ["AUTH-05", "AUTH-06"] },
  { words: "a range", title: "login › [SHELL-09..11] links", ids: ["SHELL-09", "SHELL-10", "SHELL-11"] },
  { words: "a range past 99", title: "[DATA-99..101] columns", ids: ["DATA-99", "DATA-100", "DATA-101"] },
])("reads $words", ({ title, ids }) => {
  expect(readIds(title)).toEqual(ids);
});

it("refuses malformed ids instead of ignoring them", () => {
  for (const title of ["[AUTH-05, AUTH-06]", "[AUTH-5]", "[AUTH-05-07]", "[AUTH-05..]"]) {
    expect(() => readIds(title), title).toThrow("neither an id");
  }
});

it("refuses a range that does not increase", () => {
  for (const title of ["[AUTH-07..05]", "[AUTH-05..05]"]) {
    expect(() => readIds(title), title).toThrow("does not run upwards");
  }
});
