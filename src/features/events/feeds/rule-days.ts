import { listWeekdays, type Repetition, weekdayOf } from "../repetition.ts";

const dayMs = 86_400_000;

/** Whether a rule gives a day (`yyyy-mm-dd`), whatever its start: the same as the calendar in the database. */
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

/** The first day of a rule from its start on; null if it ends before. */
export function findFirstRuleDay(repetition: Repetition, startLocal: string): string | null {
  const start = dayNumber(startLocal.slice(0, 10));
  // A weekday of the month comes back within twelve months, the longest interval.
  for (let number = start; number <= start + 400; number++) {
    const day = dayAt(number);
    if (isRuleDay(repetition, startLocal, day)) return day;
    if (repetition.until !== null && day > repetition.until) return null;
  }
  return null;
}

/** Days are counted from January 1, 1970, so that they can be added. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

/** The day of a number, `yyyy-mm-dd`. */
export function dayAt(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** Weeks begin on Monday, and January 1, 1970, was a Thursday. */
function weekNumber(day: string) {
  return Math.floor((dayNumber(day) + 3) / 7);
}

function monthNumber(day: string) {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** Which ones of its weekday in the month a day is: the second, and perhaps the last (-1). */
function weeksOfMonth(day: string): number[] {
  const isLast = dayAt(dayNumber(day) + 7).slice(0, 7) !== day.slice(0, 7);
  return [Math.ceil(Number(day.slice(8)) / 7), ...(isLast ? [-1] : [])];
}
