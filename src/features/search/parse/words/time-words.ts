import { wordSet } from "./word-set.ts";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** With abbreviations, except `sun` and `sat`, which are also words. */
export const weekdaySpellings: ReadonlyMap<string, number> = new Map([
  ...weekdays.flatMap((name, index): [string, number][] => [
    [name, index],
    [`${name}s`, index],
  ]),
  ...Object.entries({ mon: 1, tues: 2, wed: 3, thurs: 4, thur: 4, fri: 5 }),
]);

const months = [
  ["january", "jan"],
  ["february", "feb"],
  ["march", "mar"],
  ["april", "apr"],
  ["may"],
  ["june", "jun"],
  ["july", "jul"],
  ["august", "aug"],
  ["september", "sep", "sept"],
  ["october", "oct"],
  ["november", "nov"],
  ["december", "dec"],
] as const;

export const monthSpellings: ReadonlyMap<string, number> = new Map(
  months.flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
);

/** Months without another meaning. The others are also names or verbs, and need `in` or a day beside them. */
export const plainMonths = wordSet("january, february, july, september, october, november, december");

/** Prepositions before a time. */
export const timePrepositions = wordSet("in, on, for, by, during, this, until");

export const eveningWords = wordSet("night, nights, evening, evenings");

/** Phrases in which a weekday is not a date. */
export const weekdayPhrases = wordSet("sunday best, sunday school, sunday dinner");

/** After `weekend`, these mean a trip. */
export const tripWords = wordSet("in, trip, trips, getaway, getaways, guide, away");
