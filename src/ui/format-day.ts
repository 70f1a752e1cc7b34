const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** `May 25, 2026`, the same in every time zone. */
export function formatDay(day: Date): string {
  return format.format(day);
}
