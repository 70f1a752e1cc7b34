import { momentOf } from "#platform/calendar/local-time.ts";

/** The repetition of an event. */
export type Repetition = {
  repeats: "daily" | "weekly" | "monthly";
  /** For example, 2 is every second day, week or month. */
  interval: number;
  /** Weekly: weekdays from 1 (Monday) to 7, in addition to that of the start. */
  weekdays: number[];
  /** Monthly: the week of the weekday, from 1 to 4, or -1 for the last; null means the day of the month. */
  week: number | null;
  /** The last day, `yyyy-mm-dd`, or null if it has no end. */
  until: string | null;
};

type RepetitionColumns = {
  repeats: string | null;
  repeat_interval: number;
  repeat_weekdays: number[];
  repeat_week: number | null;
  repeat_until: string | null;
};

const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const weekdayCodes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const ordinals = [
  ...["first", "second", "third", "fourth", "fifth", "sixth"],
  ...["seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"],
];

/** The repetition in the columns of `events`, or null for a single event. */
export function repetitionOf(row: RepetitionColumns): Repetition | null {
  const { repeats } = row;
  if (repeats !== "daily" && repeats !== "weekly" && repeats !== "monthly") return null;
  return {
    repeats,
    interval: row.repeat_interval,
    weekdays: [...row.repeat_weekdays],
    week: row.repeat_week,
    until: row.repeat_until,
  };
}

/**
 * A repetition in words: `Every second Tuesday and Thursday until March 31, 2027`. The start is in the event's time
 * zone, such as `2026-11-17T19:00`.
 */
export function describeRepetition(repetition: Repetition, startLocal: string): string {
  const { until } = repetition;
  const words = describeRule(repetition, startLocal);
  return until ? `${words} until ${describeDay(until)}` : words;
}

/** A repetition as the value of an RRULE (RFC 5545, 3.3.10). `UNTIL` is in UTC, as required with a TZID. */
export function toRecurrenceRule(
  repetition: Repetition,
  { startLocal, zone }: { startLocal: string; zone: string },
): string {
  const { repeats, interval, week, until } = repetition;
  const parts = [`FREQ=${repeats.toUpperCase()}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (repeats === "weekly")
    parts.push(
      `BYDAY=${listWeekdays(repetition, startLocal)
        .map((day) => weekdayCodes[day - 1])
        .join(",")}`,
    );
  if (repeats === "monthly")
    parts.push(
      week === null
        ? `BYMONTHDAY=${dayOfMonth(startLocal)}`
        : `BYDAY=${week}${weekdayCodes[weekdayOf(startLocal) - 1]}`,
    );
  const end = until && momentOf(`${until}T23:59:59`, zone);
  if (end) parts.push(`UNTIL=${end.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`);
  return parts.join(";");
}

/** The weekdays of a weekly event, including that of its start, from Monday on. */
export function listWeekdays({ weekdays }: Pick<Repetition, "weekdays">, startLocal: string): number[] {
  return [...new Set([...weekdays, weekdayOf(startLocal)])].sort((a, b) => a - b);
}

/** The weekday of a local time, from 1 (Monday) to 7. */
export function weekdayOf(local: string): number {
  return new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7;
}

function describeRule(repetition: Repetition, startLocal: string) {
  const { repeats, interval, week } = repetition;
  const nth = interval > 1 ? ` ${ordinals[interval - 1]}` : "";
  if (repeats === "daily") return `Every${nth} day`;
  if (repeats === "weekly") {
    const days = listWeekdays(repetition, startLocal);
    if (days.length === 7) return interval > 1 ? `Every day of every${nth} week` : "Every day";
    return `Every${nth} ${joinWords(days.map((day) => weekdayNames[day - 1] ?? ""))}`;
  }
  const month = `every${nth} month`;
  if (week === null) {
    const day = dayOfMonth(startLocal);
    return `On the ${withOrdinal(day)} of ${month}${day > 28 ? " that has one" : ""}`;
  }
  return `On the ${week === -1 ? "last" : ordinals[week - 1]} ${weekdayNames[weekdayOf(startLocal) - 1]} of ${month}`;
}

function dayOfMonth(local: string) {
  return Number(local.slice(8, 10));
}

function withOrdinal(day: number) {
  const isTeen = day > 10 && day < 14;
  const ending = isTeen ? undefined : ["st", "nd", "rd"][(day % 10) - 1];
  return `${day}${ending ?? "th"}`;
}

function joinWords(words: string[]) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function describeDay(day: string) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
