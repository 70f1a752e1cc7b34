/** `day` returns the first day; `span` is the number of days after it. */
type Holiday = { phrases: readonly string[]; day: (year: number) => string; span?: number };

const sunday = 0;
const monday = 1;
const thursday = 4;

/** Holidays in queries. They can also be a topic, so their words are still searched. */
export const holidays: readonly Holiday[] = [
  { phrases: ["new year s eve", "new year eve", "new years eve", "nye"], day: (year) => `${year}-12-31` },
  {
    phrases: ["new year s day", "new year day", "new years day", "new year", "new years"],
    day: (year) => `${year}-01-01`,
  },
  {
    phrases: ["mlk day", "mlk weekend", "martin luther king day"],
    day: (year) => nthWeekday(year, 1, monday, 3),
  },
  { phrases: ["valentine", "valentines", "valentine day", "valentines day"], day: (year) => `${year}-02-14` },
  { phrases: ["black history month"], day: (year) => `${year}-02-01`, span: 27 },
  { phrases: ["mother day", "mothers day"], day: (year) => nthWeekday(year, 5, sunday, 2) },
  { phrases: ["memorial day"], day: (year) => plusDays(nthWeekday(year, 6, monday, 1), -7) },
  { phrases: ["juneteenth"], day: (year) => `${year}-06-19` },
  { phrases: ["father day", "fathers day"], day: (year) => nthWeekday(year, 6, sunday, 3) },
  { phrases: ["4th of july", "fourth of july", "july 4th", "july 4"], day: (year) => `${year}-07-04` },
  { phrases: ["labor day"], day: (year) => nthWeekday(year, 9, monday, 1) },
  { phrases: ["halloween"], day: (year) => `${year}-10-31` },
  { phrases: ["thanksgiving", "thanksgiving day"], day: thanksgiving },
  { phrases: ["black friday"], day: (year) => plusDays(thanksgiving(year), 1) },
  { phrases: ["small business saturday"], day: (year) => plusDays(thanksgiving(year), 2) },
  { phrases: ["christmas eve"], day: (year) => `${year}-12-24` },
  { phrases: ["christmas", "christmas day", "xmas"], day: (year) => `${year}-12-25` },
  { phrases: ["kwanzaa", "kwanza"], day: (year) => `${year}-12-26`, span: 6 },
];

function thanksgiving(year: number): string {
  return nthWeekday(year, 11, thursday, 4);
}

function nthWeekday(year: number, month: number, weekday: number, count: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const day = 1 + ((weekday - first.getUTCDay() + 7) % 7) + 7 * (count - 1);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Adds days to an ISO date. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
