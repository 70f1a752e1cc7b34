import { describe, expect, it } from "vitest";
import { findBest, presentStats } from "./present-stats.ts";
import type { DayStats } from "./rules.ts";

const now = new Date("2026-11-16T12:00:00Z");
const on = (day: string, view: number, more: Partial<DayStats> = {}): DayStats => ({
  ...{ day, view, call: 0, site: 0, directions: 0 },
  ...more,
});

describe("the stats of a range", () => {
  it("show every day, including days without visits, and compare with the days before", () => {
    const days = [on("2026-10-01", 10), on("2026-10-18", 30, { call: 4 }), on("2026-11-16", 5)];
    const { totals, periods, isEmpty } = presentStats(days, "30-days", now);
    expect(totals.map(({ label, total, note }) => [label, total, note])).toEqual([
      ["Views", 35, "25 more than before"],
      ["Calls", 4, "4 more than before"],
      ["Site clicks", 0, "Nobody yet"],
      ["Directions", 0, "Nobody yet"],
    ]);
    expect(periods).toHaveLength(30);
    expect(periods[0]).toMatchObject({ label: "Oct 18", view: 30, call: 4 });
    expect(periods.at(-1)).toMatchObject({ label: "Nov 16", view: 5 });
    expect(periods[1]).toMatchObject({ view: 0 });
    expect(isEmpty).toBe(false);
    expect(findBest(periods, "view")).toBe("Oct 18, with 30");
    expect(findBest(periods, "site")).toBeNull();
  });

  it("add up months", () => {
    const days = [on("2025-12-31", 7), on("2026-11-01", 2), on("2026-11-16", 3), on("2025-11-30", 50)];
    const { totals, periods } = presentStats(days, "12-months", now);
    expect(periods).toHaveLength(12);
    expect(periods.map(({ view }) => view)).toEqual([7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5]);
    expect(periods[0]).toMatchObject({ label: "Dec", fullLabel: "December 2025" });
    expect(totals[0]).toMatchObject({ total: 12, note: "38 fewer than before" });
  });
});
