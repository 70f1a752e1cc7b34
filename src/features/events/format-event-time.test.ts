import { describe, expect, it } from "vitest";
import {
  dayInZone,
  formatEventDay,
  formatEventHours,
  formatEventRange,
  formatEventTime,
  isSameClock,
} from "./format-event-time.ts";

const start = "2026-12-05T23:00:00Z";
const now = new Date("2026-11-16T12:00:00Z");

describe("event times", () => {
  it("are in the event's time zone, with its name", () => {
    expect(formatEventTime(start, "America/New_York")).toBe("Sat, Dec 5, 2026, 6:00 PM EST");
    expect(formatEventTime("2026-07-01T23:00:00Z", "America/Chicago")).toBe("Wed, Jul 1, 2026, 6:00 PM CDT");
    expect(formatEventTime(start, null)).toBe("Sat, Dec 5, 2026, 11:00 PM UTC");
    expect(formatEventTime(start, "Nowhere/Town")).toBe("Sat, Dec 5, 2026, 11:00 PM UTC");
  });

  it("have short, range and day forms", () => {
    expect(formatEventDay(start, "America/New_York", now)).toBe("Sat, Dec 5");
    expect(formatEventDay(start, "Asia/Tokyo", new Date("2025-01-01T00:00:00Z"))).toBe("Sun, Dec 6, 2026");
    expect(formatEventHours(start, "2026-12-06T03:00:00Z", "America/New_York")).toBe(
      "6:00 PM to 10:00 PM EST",
    );
    expect(formatEventHours(start, null, "America/New_York")).toBe("6:00 PM EST");
    expect(formatEventHours(start, start, "America/New_York")).toBe("6:00 PM EST");
    expect(formatEventHours(start, "2026-12-06T07:00:00Z", "America/New_York")).toBe(
      "6:00 PM EST to Sun, Dec 6, 2:00 AM EST",
    );
    expect(formatEventRange(start, "2026-12-06T03:00:00Z", "America/New_York")).toBe(
      "Saturday, December 5, 2026, 6:00 PM to 10:00 PM EST",
    );
    expect(dayInZone(start, "Asia/Tokyo")).toBe("2026-12-06");
  });

  it("detect when two time zones agree", () => {
    expect(isSameClock(start, "America/New_York", "America/Detroit")).toBe(true);
    expect(isSameClock(start, "America/New_York", "America/Chicago")).toBe(false);
    // Lagos and Paris agree in winter but not in summer.
    expect(isSameClock(start, "Africa/Lagos", "Europe/Paris")).toBe(true);
    expect(isSameClock("2026-07-01T12:00:00Z", "Africa/Lagos", "Europe/Paris")).toBe(false);
  });
});
