/** The sections of the table on the privacy page, in order. */
export const retentionParts = [
  "Your account",
  "Reviews and claims",
  "Listings, events and requests",
  "Community and messages",
  "Orders",
  "Running the site",
] as const;
type Part = (typeof retentionParts)[number];

/** One kind of stored personal data: the privacy page shows it, and the jobs that delete it read their days here. */
export type RetentionRow = {
  name: string;
  part: Part;
  what: string;
  why: string;
  /** The period as text: `30 days`, or `Until you delete the account`. */
  keptFor: string;
  /** The event that starts the period, for rows with days: `it was sent`. */
  after: string | null;
  days: number | null;
  /** The job that deletes it. */
  enforcedBy: string | typeof withTheAccount | typeof byHand;
};

/** Declares what a feature stores about people, in a file named `retention.ts`, which the privacy page imports. */
export function defineRetention<const Rows extends Record<string, Omit<RetentionRow, "name" | "part">>>(
  part: Part,
  rows: Rows,
): { readonly [Name in keyof Rows]: Rows[Name] & { name: string; part: Part } } {
  const named = Object.entries(rows).map(([name, row]) => [name, { ...row, name, part }]);
  return Object.fromEntries(named);
}

/** Deleted together with the account. */
export const withTheAccount = "with the account";
/** Not deleted by software, but by an admin or the operator. */
export const byHand = "by hand";
/** The nightly job that deletes everything without a separate job. */
export const everyNight = "retention.forget-old-data";

/** A number of days and its text. */
export function forDays(days: number): Pick<RetentionRow, "keptFor"> & { days: number } {
  return { days, keptFor: describeDays(days) };
}

function describeDays(days: number) {
  if (days % 365 === 0) return days === 365 ? "1 year" : `${days / 365} years`;
  return days === 1 ? "1 day" : `${days} days`;
}
