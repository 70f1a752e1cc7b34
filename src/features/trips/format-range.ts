import { dateOf, formatDate } from "./days.ts";

/** `Fri, Mar 19 to Sun, Mar 21, 2027`. */
export function formatRange(startsOn: string, days: number): string {
  const last = dateOf(startsOn, days) ?? startsOn;
  const [from, to] = [formatDate(startsOn), formatDate(last)];
  return `${days > 1 ? `${from} to ${to}` : to}, ${last.slice(0, 4)}`;
}
