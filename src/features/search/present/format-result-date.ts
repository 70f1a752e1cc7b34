// Calendar dates have no time zone. UTC keeps them from shifting.
const form = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
const monthAndDay = form({ month: "short", day: "numeric" });
const hour = form({ hour: "numeric", minute: "2-digit" });

/** `Nov 21` */
export function formatResultDay(date: string): string {
  return monthAndDay.format(new Date(`${date}T00:00:00Z`));
}

/** `7:00 PM`, from `19:00`. */
export function formatResultHour(time: string): string {
  return hour.format(new Date(`2000-01-01T${time.slice(0, 5)}:00Z`));
}
