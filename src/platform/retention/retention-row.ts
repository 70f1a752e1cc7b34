/** The parts of the table on the privacy page, in its order. */
export const retentionParts = [
  "Your account",
  "Reviews and claims",
  "Listings, events and requests",
  "Community and messages",
  "Orders",
  "Running the site",
] as const;
type Part = (typeof retentionParts)[number];

/** One line of what is kept about people: the privacy page shows it, and the jobs that forget read their days here. */
export type RetentionRow = {
  name: string;
  part: Part;
  what: string;
  why: string;
  /** The time in words: `30 days`, or `Until you delete the account`. */
  keptFor: string;
  /** What starts the clock, for rows with days: `it was sent`. */
  after: string | null;
  days: number | null;
  /** The name of the job that forgets it. */
  enforcedBy: string | typeof withTheAccount | typeof byHand;
};

/** Declares what a feature keeps about people, in a file named `retention.ts`, which the privacy page reads. */
export function defineRetention<const Rows extends Record<string, Omit<RetentionRow, "name" | "part">>>(
  part: Part,
  rows: Rows,
): { readonly [Name in keyof Rows]: Rows[Name] & { name: string; part: Part } } {
  const named = Object.entries(rows).map(([name, row]) => [name, { ...row, name, part }]);
  return Object.fromEntries(named);
}

/** Goes when the person deletes the account, in the same moment. */
export const withTheAccount = "with the account";
/** Nothing in this software ends it: an admin or whoever runs the site does. */
export const byHand = "by hand";
/** The nightly job that forgets whatever has no job of its own. */
export const everyNight = "retention.forget-old-data";

/** A number of days together with its words. */
export function forDays(days: number): Pick<RetentionRow, "keptFor"> & { days: number } {
  return { days, keptFor: describeDays(days) };
}

function describeDays(days: number) {
  if (days % 365 === 0) return days === 365 ? "1 year" : `${days / 365} years`;
  return days === 1 ? "1 day" : `${days} days`;
}
