import { describe, expect, it } from "vitest";
import { addMonths, dayOf, isDay, isMonth, shortenMonth, weeksOf } from "./calendar.ts";

describe("the calendar", () => {
  it("has weeks from Sunday to Saturday, filled with days of adjacent months", () => {
    const weeks = weeksOf("2026-12");
    expect(weeks).toHaveLength(5);
    expect([weeks[0]?.[0], weeks[0]?.[2], weeks[4]?.[4], weeks[4]?.[6]]).toEqual([
      ...["2026-11-29", "2026-12-01", "2026-12-31", "2027-01-02"],
    ]);
    // February of 2026 begins on a Sunday and fills four weeks.
    expect(weeksOf("2026-02")).toHaveLength(4);
    expect(weeksOf("2026-08")).toHaveLength(6);
  });

  it("counts months across years, and recognizes valid days", () => {
    expect([addMonths("2026-11", 3), addMonths("2026-01", -1)]).toEqual(["2027-02", "2025-12"]);
    expect(["2026-12-05", "2028-02-29"].every(isDay)).toBe(true);
    expect(["2026-02-29", "0026-12-05", "2026-13-01", "soon", ""].some(isDay)).toBe(false);
    expect([isMonth("2026-12"), isMonth("2026-00"), isMonth("26-1")]).toEqual([true, false, false]);
  });

  it("starts its day in the eastern United States, and abbreviates months", () => {
    expect(dayOf(new Date("2026-12-06T03:00:00Z"))).toBe("2026-12-05");
    expect([
      shortenMonth("2026-11", true),
      shortenMonth("2026-12", false),
      shortenMonth("2027-01", false),
    ]).toEqual(["Nov ’26", "Dec", "Jan ’27"]);
  });
});
