import { describe, expect, it } from "vitest";
import { describeExcess, findExcess, isScarce } from "./hold-limits.ts";

const line = (quantity: number, left: number, held = 0, title = "Harvest Throw") => ({
  variantId: title,
  title,
  quantity,
  left,
  held,
});
const most = (...lines: ReturnType<typeof line>[]) => ({
  visitor: findExcess("visitor", lines)?.limits.map((limit) => limit.most) ?? null,
  account: findExcess("account", lines)?.limits.map((limit) => limit.most) ?? null,
});

describe("the limit of one unpaid order", () => {
  it.each([
    ["three of little", line(3, 3), null, null],
    ["four of little", line(4, 7), [3], [3]],
    ["a fifth", line(8, 40), null, null],
    ["more than a fifth", line(9, 40), [8], null],
    ["a fifth of what is there and held", line(8, 20, 20), null, null],
    ["more than ten of plenty", line(11, 1_000), [10], null],
    ["more than half", line(16, 30), [6], [15]],
    ["more than thirty of plenty", line(31, 1_000), [10], [30]],
  ])("%s", (_case, wanted, visitor, account) => {
    expect(most(wanted)).toEqual({ visitor, account });
  });

  it("counts the units of all lines", () => {
    const lines = [line(6, 1_000, 0, "Throw"), line(5, 1_000, 0, "Bowl")];
    expect(findExcess("visitor", lines)).toEqual({ units: 10, limits: [] });
    expect(findExcess("account", lines)).toBeNull();
  });

  it("is described with what can be ordered now", () => {
    const excess = { units: 10, limits: [{ variantId: "1", title: "Harvest Throw", most: 3 }] };
    expect(describeExcess("visitor", excess)).toBe(
      "One order can have at most 3 of “Harvest Throw”, and 10 things in all. Log in to order more at once, or order again once this is paid.",
    );
    expect(describeExcess("account", { units: 30, limits: [] })).toBe(
      "One order can have at most 30 things. Order again once this is paid.",
    );
  });
});

it.each([
  ["the last one", line(1, 1), true],
  ["one of two", line(1, 2), false],
  ["the second of two", line(1, 1, 1), true],
  ["half of it", line(5, 10), false],
  ["one more than half, with what others hold", line(1, 5, 5), true],
])("isScarce: %s", (_case, wanted, expected) => {
  expect(isScarce(wanted)).toBe(expected);
});
