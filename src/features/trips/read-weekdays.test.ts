import { expect, it } from "vitest";
import { readClosedWeekdays } from "./read-weekdays.ts";

it.each([
  ["Saturdays", [0, 1, 2, 3, 4, 5]],
  ["Saturdays at 11 am", [0, 1, 2, 3, 4, 5]],
  ["Fridays and Saturdays", [0, 1, 2, 3, 4]],
  ["Mondays, Wednesdays and Fridays", [0, 2, 4, 6]],
  ["Tuesdays to Saturdays", [0, 1]],
  ["Thursdays to Sundays", [1, 2, 3]],
  ["Daily except Mondays", [1]],
  ["  daily  except on Mondays and Tuesdays ", [1, 2]],
  ["Daily at 9 am", []],
  ["First Sunday of the month", []],
  ["Second Saturdays", []],
  ["April to October, by tide", []],
  ["Saturdays, weather permitting", []],
  ["", []],
  [null, []],
])("reads %j as closed on %j", (schedule, closed) => {
  expect(readClosedWeekdays(schedule)).toEqual(closed);
});
