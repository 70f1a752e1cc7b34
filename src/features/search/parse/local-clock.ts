import { localTimeOf } from "#platform/calendar/local-time.ts";
import type { LocalClock } from "./vocabulary.ts";

/** The date and hour in a time zone, for words such as “tonight”. */
export function localClock(now: Date, timeZone: string): LocalClock {
  const local = localTimeOf(now, timeZone);
  return { date: local.slice(0, 10), hour: Number(local.slice(11, 13)) };
}
