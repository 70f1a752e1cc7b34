import { dayInZone } from "../format-event-time.ts";

/** The time zone of the calendar's current day: most events are in the United States. */
const calendarZone = "America/New_York";

const dayMs = 86_400_000;
const monthPattern = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The maximum number of dates counted per month; a month with more says "99+". */
export const maxCounted = 99;

/** The calendar day of a moment: `2026-12-05`. */
export function dayOf(moment: Date): string {
  return dayInZone(moment, calendarZone);
}

/** The month of a day: `2026-12`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Whether this is a valid day in the supported years: `2026-12-05`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isMonth(monthOf(text))) return false;
  return new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;
}

/** Whether this is a valid month in the supported years: `2026-12`. */
export function isMonth(text: string): boolean {
  const [, year = ""] = monthPattern.exec(text) ?? [];
  return Number(year) >= 2000 && Number(year) < 2100;
}

/** Adds months, or subtracts them if `count` is negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, Sunday to Saturday, filled with days of adjacent months. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const end = Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`);
  const start = first - new Date(first).getUTCDay() * dayMs;
  const weeks: string[][] = [];
  for (let week = start; week < end; week += 7 * dayMs)
    weeks.push(
      Array.from({ length: 7 }, (_, day) => new Date(week + day * dayMs).toISOString().slice(0, 10)),
    );
  return weeks;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
};
const longMonth = format({ month: "long", year: "numeric" });
const monthName = format({ month: "long" });
const shortMonth = format({ month: "short" });
const longDay = format({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
const dayName = format({ month: "long", day: "numeric" });

/** `December 2026` */
export const formatMonth = (month: string) => longMonth(`${month}-01`);
/** `December` */
export const nameMonth = (month: string) => monthName(`${month}-01`);
/** `Jan ’27`: the first month shown and each January include the year. */
export function shortenMonth(month: string, isFirst: boolean): string {
  const name = shortMonth(`${month}-01`);
  return isFirst || month.endsWith("-01") ? `${name} ’${month.slice(2, 4)}` : name;
}
/** `Saturday, December 5, 2026` */
export const formatDay = longDay;
/** `December 5` */
export const nameDay = dayName;
