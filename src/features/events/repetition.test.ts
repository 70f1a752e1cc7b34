import { describe, expect, it } from "vitest";
import { describeRepetition, type Repetition, repetitionOf, toRecurrenceRule } from "./repetition.ts";

// A Tuesday.
const start = "2026-11-17T19:00";
const zone = "America/New_York";
const rule = (change: Partial<Repetition>): Repetition => ({
  ...{ repeats: "weekly", interval: 1, weekdays: [], week: null, until: null },
  ...change,
});

describe("a repetition", () => {
  it.each([
    [rule({ repeats: "daily" }), "Every day", "FREQ=DAILY"],
    [rule({ repeats: "daily", interval: 3 }), "Every third day", "FREQ=DAILY;INTERVAL=3"],
    [rule({}), "Every Tuesday", "FREQ=WEEKLY;BYDAY=TU"],
    [
      rule({ interval: 2, weekdays: [4], until: "2027-03-31" }),
      "Every second Tuesday and Thursday until March 31, 2027",
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20270401T035959Z",
    ],
    [rule({ weekdays: [5, 1, 2] }), "Every Monday, Tuesday and Friday", "FREQ=WEEKLY;BYDAY=MO,TU,FR"],
    [rule({ weekdays: [1, 2, 3, 4, 5, 6, 7] }), "Every day", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU"],
    [rule({ repeats: "monthly" }), "On the 17th of every month", "FREQ=MONTHLY;BYMONTHDAY=17"],
    [
      rule({ repeats: "monthly", week: 3, interval: 2 }),
      "On the third Tuesday of every second month",
      "FREQ=MONTHLY;INTERVAL=2;BYDAY=3TU",
    ],
    [rule({ repeats: "monthly", week: -1 }), "On the last Tuesday of every month", "FREQ=MONTHLY;BYDAY=-1TU"],
  ])("%o reads %s and %s", (repetition, words, recurrence) => {
    expect(describeRepetition(repetition, start)).toBe(words);
    expect(toRecurrenceRule(repetition, { startLocal: start, zone })).toBe(recurrence);
  });

  it.each([
    ["2026-12-01T10:00", "On the 1st of every month"],
    ["2026-12-02T10:00", "On the 2nd of every month"],
    ["2026-12-11T10:00", "On the 11th of every month"],
    ["2026-12-23T10:00", "On the 23rd of every month"],
    ["2026-12-31T10:00", "On the 31st of every month that has one"],
  ])("starting %s reads %s", (startLocal, words) => {
    expect(describeRepetition(rule({ repeats: "monthly" }), startLocal)).toBe(words);
  });

  it("is read from the columns of an event, null for a single event", () => {
    const columns = {
      repeat_interval: 2,
      repeat_weekdays: [4],
      repeat_week: null,
      repeat_until: "2027-03-31",
    };
    expect(repetitionOf({ ...columns, repeats: "weekly" })).toEqual(
      rule({ interval: 2, weekdays: [4], until: "2027-03-31" }),
    );
    expect(repetitionOf({ ...columns, repeats: null })).toBeNull();
  });
});
