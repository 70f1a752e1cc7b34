const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** Short spellings, too; `sun` and `sat` are words of their own. */
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

/** Months that mean nothing else: the others are names or verbs, unless `in` or a day stands beside them. */
export const plainMonths: ReadonlySet<string> = new Set([
  "january",
  "february",
  "july",
  "september",
  "october",
  "november",
  "december",
]);

/** Words before a time that belong to it. */
export const timePrepositions: ReadonlySet<string> = new Set([
  "in",
  "on",
  "for",
  "by",
  "during",
  "this",
  "until",
]);

/** Words that make the evening of a day. */
export const eveningWords: ReadonlySet<string> = new Set(["night", "nights", "evening", "evenings"]);

/** Weekdays that mean no day here. */
export const weekdayPhrases: ReadonlySet<string> = new Set(["sunday best", "sunday school", "sunday dinner"]);

/** Behind `weekend`: a journey is meant. */
export const tripWords: ReadonlySet<string> = new Set([
  "in",
  "trip",
  "trips",
  "getaway",
  "getaways",
  "guide",
  "away",
]);
