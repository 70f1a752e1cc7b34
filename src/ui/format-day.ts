const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** `May 25, 2026`, the same in every time zone. */
export function formatDay(day: Date): string {
  return format.format(day);
}

const shortFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** `Sep 25, 2026`, for narrow places. */
export function formatShortDay(day: Date): string {
  return shortFormat.format(day);
}

const timeFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** `May 25, 2026, 9:26 AM UTC`. */
export function formatTime(time: Date): string {
  return `${timeFormat.format(time)} UTC`;
}

/** A time for a `<time>` element: its ISO form and its text. */
export function describeTime(time: Date): { at: string; when: string } {
  return { at: time.toISOString(), when: formatTime(time) };
}

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** `May 2026`, the same in every time zone. */
export function formatMonth(day: Date): string {
  return monthFormat.format(day);
}
