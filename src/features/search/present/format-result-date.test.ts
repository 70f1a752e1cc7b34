import { expect, it } from "vitest";
import { formatResultDay, formatResultHour } from "./format-result-date.ts";

it("writes days and hours as they are, whatever the zone of the server", () => {
  expect(formatResultDay("2026-11-21")).toBe("Nov 21");
  expect(formatResultHour("19:00")).toBe("7:00 PM");
  expect(formatResultHour("00:30:00")).toBe("12:30 AM");
});
