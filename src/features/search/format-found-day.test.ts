import { expect, it } from "vitest";
import { formatFoundDay, formatFoundHour } from "./format-found-day.ts";

it("writes days and hours as they are, whatever the zone of the server", () => {
  expect(formatFoundDay("2026-11-21")).toBe("Nov 21");
  expect(formatFoundHour("19:00")).toBe("7:00 PM");
  expect(formatFoundHour("00:30:00")).toBe("12:30 AM");
});
