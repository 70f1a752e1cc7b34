import { expect, it } from "vitest";
import { dateOf, formatClock, formatDate, formatMinutes, nameWeekdays, timeAt, weekdayOf } from "./days.ts";

it("counts days from the first, over months and leap days", () => {
  expect([1, 2, 3].map((day) => dateOf("2028-02-28", day))).toEqual([
    "2028-02-28",
    "2028-02-29",
    "2028-03-01",
  ]);
  expect(dateOf(null, 1)).toBeNull();
});

it("writes days and weekdays", () => {
  expect(formatDate("2027-03-19")).toBe("Fri, Mar 19");
  expect(nameWeekdays(weekdayOf("2027-03-21"))).toBe("Sundays");
});

it("writes times of the clock", () => {
  expect(["00:00", "09:30", "12:05", "23:59"].map(formatClock)).toEqual([
    "12:00 AM",
    "9:30 AM",
    "12:05 PM",
    "11:59 PM",
  ]);
  expect([0, 765, 1_439, 1_440, -1].map(timeAt)).toEqual(["00:00", "12:45", "23:59", null, null]);
});

it("writes how long something takes", () => {
  expect([45, 120, 150].map(formatMinutes)).toEqual(["45 min", "2 h", "2 h 30"]);
});
