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
const stateOf = (id: string, ...tests: TestResult[]) => tally(checklist, tests, {}).states.get(id);

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
  it("names an id in a title that the checklist does not know", () => {
    expect(tally(checklist, [test("[AUTH-09] a")], {}).errors).toEqual([
      'The test "[AUTH-09] a" names AUTH-09, which the checklist does not know.',
    ]);
  });

  it("names a title with brackets that cannot be read", () => {
    expect(tally(checklist, [test("[AUTH-01, AUTH-02] a")], {}).errors.join()).toContain("neither an id");
  });
});

describe("deferred lines", () => {
  const errorsOf = (deferred: Record<string, string>, ...tests: TestResult[]) =>
    tally(checklist, tests, deferred).errors;

  it("are deferred as long as nothing tests them", () => {
    const { states, errors } = tally(checklist, [], { "AUTH-01": "CART: the drawer comes with the cart" });
    expect(states.get("AUTH-01")).toBe("deferred");
    expect(errors).toEqual([]);
  });

  it("may not have a passing test", () => {
    expect(errorsOf({ "AUTH-01": "CART: later" }, test("[AUTH-01] a"))).toEqual([
      "AUTH-01 has a passing test: it is no longer deferred.",
    ]);
  });

  it("are failing when a test of theirs fails", () => {
    const { states } = tally(checklist, [test("[AUTH-01] a", "failed")], { "AUTH-01": "CART: later" });
    expect(states.get("AUTH-01")).toBe("failing");
  });

  it("must be known, and must name a known area and a reason", () => {
    expect(errorsOf({ "AUTH-09": "CART: later" })).toHaveLength(1);
    expect(errorsOf({ "AUTH-01": "SHOP: later" })).toHaveLength(1);
    expect(errorsOf({ "AUTH-01": "CART: " })).toHaveLength(1);
    expect(errorsOf({ "AUTH-01": "later" })).toHaveLength(1);
  });
});

describe("required areas", () => {
  it("list what is failing or untested, and leave out what is deferred", () => {
    const tests = [test("[AUTH-01] a", "failed")];
    const { states } = tally(checklist, tests, { "AUTH-03": "CART: later" });
    expect(findGaps(checklist, states, ["AUTH"])).toEqual(["AUTH-01 is failing", "AUTH-02 is untested"]);
    expect(countStates(["AUTH-01", "AUTH-02", "AUTH-03"], states)).toEqual({
      decided: 0,
      failing: 1,
      untested: 1,
      deferred: 1,
    });
  });

  it("have no gap when all is decided", () => {
    const { states } = tally(checklist, [test("[AUTH-01..03] a")], {});
    expect(findGaps(checklist, states, ["AUTH"])).toEqual([]);
  });

  it("must exist", () => {
    expect(findGaps(checklist, new Map(), ["SHOP"])).toEqual(["SHOP is not an area of the checklist"]);
  });
});
