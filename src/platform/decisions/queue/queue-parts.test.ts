import { describe, expect, it } from "vitest";
import { readDecisionIds, readItems } from "./decision-input.ts";
import { decisionRefusals, describeDecided, describeUndone } from "./describe-outcome.ts";
import { defineQueueQuery, keyOf, queuePageSize, readKey } from "./queue-query.ts";

const id = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";
const nouns = { review: ["Review", "reviews"], reply: ["Reply", "replies"] } as const;
const items = (reviews: number, replies: number) => [
  ...Array.from({ length: reviews }, () => ({ kind: "review", id })),
  ...Array.from({ length: replies }, () => ({ kind: "reply", id })),
];
const formOf = (entries: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

describe("the URL of a queue", () => {
  it("contains view and item, and parses both", () => {
    const list = defineQueueQuery("/admin/reviews");
    const href = list.href({ view: "decided", item: keyOf({ kind: "review", id }) });
    expect(href).toBe(`/admin/reviews?view=decided&item=review-${id}`);
    const query = list.read(new URL(href, "http://localhost").searchParams);
    expect(readKey(query.item)).toEqual({ kind: "review", id });
    expect(list.read(new URLSearchParams("view=mine")).view).toBe("waiting");
  });

  it.each(["", "review", `review-${id}x`, `Review-${id}`, `-${id}`, `review-${id}' or true`])(
    "does not accept %j as an item",
    (key) => {
      expect(readKey(key)).toBeNull();
    },
  );
});

describe("the form of a decision", () => {
  it("contains at most the items of a page, each once", () => {
    const key = keyOf({ kind: "review", id });
    expect(readItems(formOf([]))).toEqual([]);
    const twice = formOf([
      ["item", key],
      ["item", key],
    ]);
    expect(readItems(twice)).toEqual([{ kind: "review", id }]);
    expect(readItems(formOf([["item", "7"]]))).toBeNull();
    const many = Array.from({ length: queuePageSize + 1 }, (_, index): [string, string] => [
      "item",
      `review-${id.slice(0, -2)}${String(index + 10)}`,
    ]);
    expect(readItems(formOf(many))).toBeNull();
    expect(readItems(formOf(many.slice(1)))).toHaveLength(queuePageSize);
  });

  it("contains the decisions to undo", () => {
    expect(readDecisionIds(formOf([["undo", `${id},${id}`]]))).toEqual([id, id]);
    for (const undo of ["", "7", `${id},`]) expect(readDecisionIds(formOf([["undo", undo]]))).toBeNull();
  });
});

describe("the toast", () => {
  it.each([
    [1, 0, "Review has been approved"],
    [0, 1, "Reply has been approved"],
    [3, 0, "3 reviews have been approved"],
    [2, 1, "2 reviews and 1 reply have been approved"],
  ])("counts %i reviews and %i replies", (reviews, replies, title) => {
    expect(describeDecided(nouns, "approved", items(reviews, replies), [], decisionRefusals)).toEqual({
      title,
    });
  });

  it("names the items that were skipped", () => {
    const left = [{ reason: "already-decided" }, { reason: "gone" }, { reason: "gone" }];
    expect(describeDecided(nouns, "rejected", items(1, 0), left, decisionRefusals)).toEqual({
      title: "Review has been rejected",
      description:
        "1 not changed: Another admin has decided this one already. 2 not changed: It is no longer there.",
    });
    expect(describeUndone(2, ["too-old"], decisionRefusals)).toEqual({
      title: "2 decisions have been undone",
      description: "1 not changed: A decision can be undone for 30 days. This one is older.",
    });
  });
});
