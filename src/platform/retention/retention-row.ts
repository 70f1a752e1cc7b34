/** One line of what is kept about people: the privacy page shows it, and the jobs that forget read their days here. */
export type RetentionRow = {
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

/** A feature's rows by name. */
export type RetentionRows = Readonly<Record<string, RetentionRow>>;

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
