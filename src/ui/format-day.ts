const months = "January February March April May June July August September October November December".split(
  " ",
);

/** `May 25, 2026`, the same in every time zone. By hand, because Intl takes as long for it as the rest of a review. */
export function formatDay(day: Date): string {
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
