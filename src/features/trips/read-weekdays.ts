const names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const name = `(?:${names.join("|")})s?`;
const list = `${name}(?:(?:, | and |, and )${name})*`;
const time = "(?: at [0-9:]{1,5} ?[ap]m)?";
const range = new RegExp(`^(${name}) (?:to|through) (${name})${time}$`);
const some = new RegExp(`^(${list})${time}$`);
const except = new RegExp(`^daily except (?:on )?(${list})${time}$`);

/**
 * The weekdays, from 0, Sunday, on which something is closed by its schedule in words: "Saturdays", "Tuesdays to Saturdays
 * at 9 am", "Daily except Mondays". A schedule that says anything else says nothing: better no warning than a wrong one.
 */
export function readClosedWeekdays(schedule: string | null): number[] {
  const text = schedule?.trim().toLowerCase().replaceAll(/\s+/g, " ") ?? "";
  const [, from, to] = range.exec(text) ?? [];
  if (from && to) return weekdays.filter((day) => !isWithin(day, indexOf(from), indexOf(to)));
  const open = some.exec(text)?.[1];
  if (open) return weekdays.filter((day) => !readList(open).includes(day));
  return readList(except.exec(text)?.[1] ?? "");
}

const weekdays = [0, 1, 2, 3, 4, 5, 6];

function readList(text: string): number[] {
  return [...text.matchAll(new RegExp(name, "g"))].map(([word]) => indexOf(word));
}

function indexOf(word: string): number {
  return names.indexOf(word.replace(/s$/, ""));
}

function isWithin(day: number, from: number, to: number): boolean {
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}
