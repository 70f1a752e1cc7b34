import { listWeekdays, type Repetition, weekdayOf } from "../repetition.ts";

const dayMs = 86_400_000;

/** Whether a rule includes a day (`yyyy-mm-dd`), whatever its start. Agrees with the calendar in the database. */
export function isRuleDay(repetition: Repetition, startLocal: string, day: string): boolean {
  const { repeats, interval, week, until } = repetition;
  const startDay = startLocal.slice(0, 10);
  if (day < startDay || (until !== null && day > until)) return false;
  if (repeats === "daily") return (dayNumber(day) - dayNumber(startDay)) % interval === 0;
  if (repeats === "weekly")
    return (
      listWeekdays(repetition, startLocal).includes(weekdayOf(day)) &&
      (weekNumber(day) - weekNumber(startDay)) % interval === 0
    );
  if ((monthNumber(day) - monthNumber(startDay)) % interval !== 0) return false;
  if (week === null) return day.slice(8) === startDay.slice(8);
  return weekdayOf(day) === weekdayOf(startDay) && weeksOfMonth(day).includes(week);
}

/** The first day of a rule from its start on, or null if it ends before. */
export function findFirstRuleDay(repetition: Repetition, startLocal: string): string | null {
  const start = dayNumber(startLocal.slice(0, 10));
  // A weekday of the month recurs within twelve months, the longest interval.
  for (let number = start; number <= start + 400; number++) {
    const day = dayAt(number);
    if (isRuleDay(repetition, startLocal, day)) return day;
    if (repetition.until !== null && day > repetition.until) return null;
  }
  return null;
}

/** The number of days since January 1, 1970, for arithmetic. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

/** The day with this number, `yyyy-mm-dd`. */
export function dayAt(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** Weeks begin on Monday; January 1, 1970 was a Thursday. */
function weekNumber(day: string) {
  return Math.floor((dayNumber(day) + 3) / 7);
}

function monthNumber(day: string) {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** The position of a day among the same weekdays of its month: 2 for the second, and -1 as well for the last. */
function weeksOfMonth(day: string): number[] {
  const isLast = dayAt(dayNumber(day) + 7).slice(0, 7) !== day.slice(0, 7);
  return [Math.ceil(Number(day.slice(8)) / 7), ...(isLast ? [-1] : [])];
}
