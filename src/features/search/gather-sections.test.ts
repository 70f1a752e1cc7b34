import { describe, expect, it } from "vitest";
import type { Found, FoundGroup } from "./found.ts";
import { countAnswers, gatherSections } from "./gather-sections.ts";
import type { SearchKind } from "./reading/reading.ts";

function group(kind: SearchKind, ids: string[], more: Partial<FoundGroup> = {}): FoundGroup {
  const items = ids.map((id) => ({ kind, id }) as Found);
  return { kind, items, total: { count: ids.length, isCapped: false }, isLoose: false, cards: [], ...more };
}

describe("gatherSections", () => {
  it("shows guides, tours and stays as travel, the best of each first", () => {
    const [travel, events] = gatherSections([
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

  it("puts what matches only in part last, and leaves it out beside what matches", () => {
    const sections = gatherSections([
      group("event", ["e1"], { isLoose: true }),
      group("guide", ["g1"], { isLoose: true }),
      group("stay", ["s1"]),
    ]);
    expect(sections.map(({ tab, isLoose }) => [tab, isLoose])).toEqual([
      ["travel", false],
      ["events", true],
    ]);
    expect(sections[0]?.items.map(({ id }) => id)).toEqual(["s1"]);
  });

  it("counts answers, but not what matches only in part", () => {
    const sections = gatherSections([
      group("business", ["b1"], { total: { count: 1_000, isCapped: true } }),
      group("event", ["e1"], { isLoose: true }),
      group("artist", ["a1", "a2"]),
    ]);
    expect(countAnswers(sections)).toEqual({ count: 1_002, isCapped: true });
    expect(countAnswers([])).toEqual({ count: 0, isCapped: false });
  });
});
