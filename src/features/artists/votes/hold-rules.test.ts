import { expect, it } from "vitest";
import { type Evidence, findBurst, findHold, type HoldReason } from "./hold-rules.ts";

const quiet: Evidence = {
  isTrusted: false,
  hasStruckVotes: false,
  isNewNetwork: true,
  fromSite: 0,
  fromSignUp: 0,
  newInHour: 0,
  newInDay: 0,
};

it.each<[string, Partial<Evidence>, HoldReason | null]>([
  ["the first vote of a new network", {}, null],
  ["the fifth of a family", { fromSite: 4 }, null],
  ["the sixth from one /24 or /48", { fromSite: 5 }, "same-network"],
  ["the sixth from one that has long been known", { fromSite: 5, isNewNetwork: false }, "same-network"],
  ["the fifth new account of one network", { fromSignUp: 4 }, null],
  ["the sixth, from wherever it votes", { fromSignUp: 5, isNewNetwork: false }, "same-network"],
  ["the twentieth new network of an hour", { newInHour: 19, newInDay: 19 }, null],
  ["the twenty-first", { newInHour: 20, newInDay: 20 }, "burst"],
  ["the sixtieth new network of a day", { newInDay: 59 }, null],
  ["the sixty-first", { newInDay: 60 }, "burst"],
  ["a known network during a burst", { newInHour: 500, newInDay: 500, isNewNetwork: false }, null],
  ["a network with struck votes", { hasStruckVotes: true, isNewNetwork: false }, "struck-network"],
  [
    "a trusted account, whatever others do",
    { isTrusted: true, hasStruckVotes: true, fromSite: 90, fromSignUp: 90, newInHour: 500, newInDay: 500 },
    null,
  ],
])("%s: %o is held for %s", (_case, change, reason) => {
  expect(findHold({ ...quiet, ...change })).toBe(reason);
});

it("returns how far back a burst goes", () => {
  expect(findBurst({ newInHour: 19, newInDay: 59 })).toBeNull();
  expect(findBurst({ newInHour: 20, newInDay: 61 })).toBe("hour");
  expect(findBurst({ newInHour: 3, newInDay: 60 })).toBe("day");
});
