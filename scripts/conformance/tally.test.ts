import { describe, expect, it } from "vitest";
import type { Checklist } from "./read-checklist.ts";
import type { Outcome, TestResult } from "./read-reports.ts";
import { countStates, findGaps, tally } from "./tally.ts";

const lines = ["AUTH-01", "AUTH-02", "AUTH-03", "CART-01"];
const checklist: Checklist = {
  areas: new Map([
    ["AUTH", lines.slice(0, 3)],
    ["CART", lines.slice(3)],
  ]),
  lines: new Set(lines),
};
const test = (title: string, outcome: Outcome = "passed"): TestResult => ({ title, outcome });
const stateOf = (id: string, ...tests: TestResult[]) => tally(checklist, tests).states.get(id);

describe("a line", () => {
  it("is decided by one passing test", () => {
    expect(stateOf("AUTH-01", test("[AUTH-01] a"))).toBe("decided");
  });

  it("is decided by a passing test whose title names several lines", () => {
    expect(stateOf("AUTH-02", test("[AUTH-01] [AUTH-02] a"))).toBe("decided");
    expect(stateOf("AUTH-02", test("[AUTH-01..03] a"))).toBe("decided");
  });

  it("is failing when one of its tests failed, in either order", () => {
    expect(stateOf("AUTH-01", test("[AUTH-01] a"), test("[AUTH-01] b", "failed"))).toBe("failing");
    expect(stateOf("AUTH-01", test("[AUTH-01] b", "failed"), test("[AUTH-01] a"))).toBe("failing");
  });

  it("is untested without a test, and with a skipped one", () => {
    expect(stateOf("AUTH-01", test("AUTH-01 without brackets"))).toBe("untested");
    expect(stateOf("AUTH-01", test("[AUTH-01] a", "skipped"))).toBe("untested");
  });
});

describe("errors", () => {
  it("reports an id in a title that the checklist does not have", () => {
    expect(tally(checklist, [test("[AUTH-09] a")]).errors).toEqual([
      'The test "[AUTH-09] a" names AUTH-09, which the checklist does not know.',
    ]);
  });

  it("reports a title with brackets that cannot be parsed", () => {
    expect(tally(checklist, [test("[AUTH-01, AUTH-02] a")]).errors.join()).toContain("neither an id");
  });
});

describe("gaps", () => {
  it("are the lines that are failing or untested", () => {
    const { states } = tally(checklist, [test("[AUTH-01] a", "failed"), test("[AUTH-03] b")]);
    expect(findGaps(lines, states)).toEqual([
      "AUTH-01 is failing",
      "AUTH-02 is untested",
      "CART-01 is untested",
    ]);
    expect(countStates(lines, states)).toEqual({ decided: 1, failing: 1, untested: 2 });
  });

  it("are empty when all lines are decided", () => {
    const { states } = tally(checklist, [test("[AUTH-01..03] [CART-01] a")]);
    expect(findGaps(lines, states)).toEqual([]);
  });
});
