import { expect, it } from "vitest";
import { sumCosts } from "./sum-costs.ts";
import { aStop, aTrip } from "./trip-for-tests.ts";

it("adds up by kind, by day and for each person", () => {
  const stops = [
    aStop({ costCents: 1_800, costKind: "food" }),
    aStop({ day: 2, costCents: 4_000, costKind: "tours" }),
    aStop({ day: 2, costCents: 5_201, costKind: "food" }),
    aStop({ day: null, costCents: 1_000, costKind: "stays" }),
    aStop({ day: 3 }),
  ];
  expect(sumCosts(aTrip({ stops, people: 2 }))).toEqual({
    totalCents: 12_001,
    perPersonCents: 6_001,
    kinds: [
      { kind: "food", cents: 7_001 },
      { kind: "tours", cents: 4_000 },
      { kind: "stays", cents: 1_000 },
    ],
    days: [1_800, 9_201, 0],
  });
});

it("costs nothing when nothing is typed in", () => {
  expect(sumCosts(aTrip())).toEqual({ totalCents: 0, perPersonCents: 0, kinds: [], days: [0, 0, 0] });
});
