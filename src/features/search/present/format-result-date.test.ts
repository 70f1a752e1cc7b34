import { expect, it } from "vitest";
import { formatResultDay, formatResultHour } from "./format-result-date.ts";

it("formats dates and times independent of the server's time zone", () => {
  expect(formatResultDay("2026-11-21")).toBe("Nov 21");
  expect(formatResultHour("19:00")).toBe("7:00 PM");
  expect(formatResultHour("00:30:00")).toBe("12:30 AM");
});
