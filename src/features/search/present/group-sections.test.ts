import { describe, expect, it } from "vitest";
import type { Result, ResultGroup } from "../find/result.ts";
import type { SearchKind } from "../parse/parsed-query.ts";
import { countResults, groupSections } from "./group-sections.ts";

function group(kind: SearchKind, ids: string[], more: Partial<ResultGroup> = {}): ResultGroup {
  const items = ids.map((id) => ({ kind, id }) as Result);
  return { kind, items, total: { count: ids.length, isCapped: false }, isPartial: false, cards: [], ...more };
}

describe("groupSections", () => {
  it("merges guides, tours and stays into travel, interleaved", () => {
    const [travel, events] = groupSections([
      group("tour", ["t1", "t2"]),
      group("event", ["e1"]),
      group("guide", ["g1"]),
      group("stay", ["s1", "s2", "s3"]),
    ]);
    expect(travel?.tab).toBe("travel");
    expect(travel?.items.map(({ id }) => id)).toEqual(["t1", "g1", "s1", "t2", "s2", "s3"]);
    expect(travel?.total).toEqual({ count: 6, isCapped: false });
    expect(events?.tab).toBe("events");
  });

  it("puts partial matches last, and drops them beside full ones", () => {
    const sections = groupSections([
      group("event", ["e1"], { isPartial: true }),
      group("guide", ["g1"], { isPartial: true }),
      group("stay", ["s1"]),
    ]);
    expect(sections.map(({ tab, isPartial }) => [tab, isPartial])).toEqual([
      ["travel", false],
      ["events", true],
    ]);
    expect(sections[0]?.items.map(({ id }) => id)).toEqual(["s1"]);
  });

  it("does not count partial matches", () => {
    const sections = groupSections([
      group("business", ["b1"], { total: { count: 1_000, isCapped: true } }),
      group("event", ["e1"], { isPartial: true }),
      group("artist", ["a1", "a2"]),
    ]);
    expect(countResults(sections)).toEqual({ count: 1_002, isCapped: true });
    expect(countResults([])).toEqual({ count: 0, isCapped: false });
  });
});
