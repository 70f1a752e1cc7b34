import { describe, expect, it } from "vitest";
import { findQuestions } from "./find-questions.ts";
import { helpSections } from "./questions.ts";

const all = helpSections.flatMap(({ questions }) => questions);
const found = (search: string) =>
  findQuestions(search).flatMap(({ questions }) => questions.map(({ id }) => id));

describe("the questions", () => {
  it("are at least 24, each with a unique anchor", () => {
    expect(all.length).toBeGreaterThanOrEqual(24);
    const ids = [...helpSections, ...all].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the help search", () => {
  it("finds questions with every word in question or response", () => {
    expect(found("delete account")).toContain("delete-account");
    expect(found("DELETE, account!")).toEqual(found("delete account"));
    expect(found("stripe")).toEqual(["payment"]);
    expect(found("stripe review")).toEqual([]);
    expect(found("zip")).toEqual(["near-me"]);
  });

  it("shows everything without a search, and omits sections without a match", () => {
    expect(findQuestions(" … ")).toBe(helpSections);
    expect(findQuestions("stripe").map(({ id }) => id)).toEqual(["orders"]);
  });
});
