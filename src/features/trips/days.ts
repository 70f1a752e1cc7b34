const dayMs = 86_400_000;
const shortDay = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The date of a day of a trip, `2027-03-20`; null while the trip has no dates. */
export function dateOf(startsOn: string | null, day: number): string | null {
  if (startsOn === null) return null;
  return new Date(Date.parse(startsOn) + (day - 1) * dayMs).toISOString().slice(0, 10);
}

/** The day of a trip that a date is, from 1; null for a date outside of it. */
export function dayOf(
  { startsOn, days }: { startsOn: string | null; days: number },
  date: string,
): number | null {
  if (startsOn === null) return null;
  const day = (Date.parse(date) - Date.parse(startsOn)) / dayMs + 1;
  return day >= 1 && day <= days ? day : null;
}

export const earliestDate = "1900-01-01";
export const latestDate = "2199-12-31";

/** Whether this is a day of the calendar, within what a trip can be about. */
export function isTripDate(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(value);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(value)) return false;
  return value >= earliestDate && value <= latestDate;
}

/** `Fri, Mar 19`, the same in every time zone. */
export function formatDate(date: string): string {
  return shortDay.format(new Date(date));
}

/** From 0, Sunday, to 6. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** `Sundays`. */
export function nameWeekdays(weekday: number): string {
  return `${weekdays[weekday]}s`;
}

/** Minutes since midnight of a time such as `09:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The time that many minutes after midnight, `09:30`; null for another day. */
export function timeAt(minutes: number): string | null {
  if (minutes < 0 || minutes >= 24 * 60) return null;
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/** `9:30 AM`. */
export function formatClock(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** `45 min`, `2 h`, `2 h 30`. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}
