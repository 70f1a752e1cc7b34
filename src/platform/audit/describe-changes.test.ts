import { expect, it } from "vitest";
import { describeChanges, describeField } from "./describe-changes.ts";

it("lists the fields that differ, with their values as text", () => {
  const before = { isOn: false, note: null, name: "Tallow", same: 1, tags: ["a", "b"] };
  const after = { isOn: true, note: "late", name: "Tallow", same: 1, tags: [], at: { x: 1 } };
  expect(describeChanges(before, after)).toEqual([
    { field: "Is on", before: "no", after: "yes" },
    { field: "Note", before: null, after: "late" },
    { field: "Tags", before: "a, b", after: "" },
    { field: "At", before: null, after: '{"x":1}' },
  ]);
  expect(describeChanges(null, null)).toEqual([]);
});

it.each([
  ["lastConfirmedAt", "Last confirmed at"],
  ["feature_request", "Feature request"],
  ["grant-admin", "Grant admin"],
])("formats %s as %s", (name, words) => {
  expect(describeField(name)).toBe(words);
});
