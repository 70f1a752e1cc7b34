import { weekdayOf } from "../repetition.ts";

/** The repetition as selected in the form. */
export type RepeatChoice = {
  repeats: "daily" | "weekly" | "monthly" | undefined;
  interval: number | undefined;
  /** Weekdays from 1 (Monday) to 7. */
  weekdays: readonly number[];
  by: MonthlyBy | undefined;
  /** The last day: `2027-03-31`. */
  until: string | undefined;
};
export const monthlyBy = ["day", "weekday", "last"] as const;
export type MonthlyBy = (typeof monthlyBy)[number];

/** The columns of `events` with the repetition. */
export type RepeatColumns = {
  repeats: "daily" | "weekly" | "monthly" | null;
  repeat_interval: number;
  repeat_weekdays: number[];
  repeat_week: number | null;
  repeat_until: string | null;
};

/** The rule for an event whose first day is `day`: `2027-01-23`. */
export function toRepeatColumns(choice: RepeatChoice, day: string): RepeatColumns {
  const { repeats, interval, weekdays, by, until } = choice;
  if (!repeats)
    return { repeats: null, repeat_interval: 1, repeat_weekdays: [], repeat_week: null, repeat_until: null };
  const others = [...new Set(weekdays)].filter((weekday) => weekday !== weekdayOf(day)).sort();
  return {
    repeats,
    repeat_interval: interval ?? 1,
    // The day of the start is implied.
    repeat_weekdays: repeats === "weekly" ? others : [],
    repeat_week: repeats === "monthly" ? weekOf(day, by ?? "day") : null,
    repeat_until: until ?? null,
  };
}

/** The options for a monthly event, described for its first day: `On the second Tuesday`. */
export function listMonthlyChoices(day: string): { value: MonthlyBy; label: string }[] {
  if (!isDay(day)) return monthlyBy.map((value) => ({ value, label: vagueLabels[value] }));
  const weekday = weekdayNames[weekdayOf(day) - 1] ?? "";
  const nth = ordinals[Math.ceil(dayOf(day) / 7) - 1];
  return [
    { value: "day", label: `On day ${dayOf(day)}` },
    // Few months have a fifth.
    ...(nth ? [{ value: "weekday" as const, label: `On the ${nth} ${weekday}` }] : []),
    ...(isInLastWeek(day) ? [{ value: "last" as const, label: `On the last ${weekday}` }] : []),
  ];
}

export const weekdayNames = [
  ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
] as const;
const ordinals = ["first", "second", "third", "fourth"];
const vagueLabels: Record<MonthlyBy, string> = {
  day: "On the same day of the month",
  weekday: "On the same weekday, such as the second Tuesday",
  last: "On the last weekday of this kind",
};

function weekOf(day: string, by: MonthlyBy) {
  if (by === "day") return null;
  const nth = Math.ceil(dayOf(day) / 7);
  return nth > 4 || (by === "last" && isInLastWeek(day)) ? -1 : nth;
}

function isInLastWeek(day: string) {
  const nextWeek = new Date(`${day}T00:00:00Z`);
  const month = nextWeek.getUTCMonth();
  nextWeek.setUTCDate(nextWeek.getUTCDate() + 7);
  return nextWeek.getUTCMonth() !== month;
}

const dayOf = (day: string) => Number(day.slice(8, 10));
const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));

/** The selected options of a form, for display. */
export function readRepeatChoice(values: Partial<Record<string, string>>): RepeatChoice {
  const { repeats, repeat_interval, repeat_by, repeat_until } = values;
  const interval = Number(repeat_interval);
  return {
    repeats: (["daily", "weekly", "monthly"] as const).find((known) => known === repeats),
    interval: Number.isInteger(interval) && interval >= 1 && interval <= 12 ? interval : undefined,
    weekdays: weekdayNames.flatMap((name, index) => (values[`on_${name.toLowerCase()}`] ? [index + 1] : [])),
    by: monthlyBy.find((known) => known === repeat_by),
    until: isDay(repeat_until ?? "") ? repeat_until : undefined,
  };
}
