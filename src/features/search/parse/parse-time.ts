import { findDate } from "./parse-date.ts";
import type { ParsedTime } from "./parsed-query.ts";
import { consume, type TokenStream, textAt, wordsAt } from "./token-stream.ts";
import type { LocalClock } from "./vocabulary.ts";
import { holidays, plusDays } from "./words/holidays.ts";
import {
  eveningWords,
  timePrepositions,
  tripWords,
  weekdayPhrases,
  weekdaySpellings,
} from "./words/time-words.ts";

/** `isTopic` marks holidays: they can also be a topic, so their words are still searched. */
export type TimeMatch = { range: ParsedTime; isTopic: boolean };
type Range = Omit<ParsedTime, "label"> & { isTopic?: boolean };

const maxTimeWords = 4;
const eveningHour = 17;

/** Consumes the days that the query names. */
export function parseTime(stream: TokenStream, clock: LocalClock): TimeMatch | null {
  for (let length = maxTimeWords; length > 0; length--) {
    for (let start = 0; start + length <= stream.tokens.length; start++) {
      const words = wordsAt(stream, start, start + length);
      const range = words && findRange(stream, words, start, clock);
      if (!words || !range || isTrip(stream, words, start)) continue;
      const { isTopic = false, ...days } = range;
      const isPreceded = timePrepositions.has(wordsAt(stream, start - 1, start)?.[0] ?? "");
      consume(stream, start - (isPreceded ? 1 : 0), start + length);
      if (isTopic) stream.terms.push({ at: start, words, isTopic });
      return { range: { label: textAt(stream, start, start + length), ...days }, isTopic };
    }
  }
  return null;
}

function findRange(stream: TokenStream, words: string[], start: number, clock: LocalClock): Range | null {
  const phrase = words.join(" ");
  return (
    findNear(phrase, clock) ??
    findWeekday(stream, words, start, clock) ??
    findHoliday(phrase, clock) ??
    findDate(stream, words, start, clock.date)
  );
}

/** "Weekend in New Orleans" is a trip, not this weekend. */
function isTrip({ tokens }: TokenStream, words: readonly string[], start: number): boolean {
  return words.length === 1 && words[0] === "weekend" && tripWords.has(tokens[start + 1]?.text ?? "");
}

/** Days relative to today. */
function findNear(phrase: string, { date, hour }: LocalClock): Range | null {
  const weekday = new Date(date).getUTCDay();
  const saturday = plusDays(date, weekday === 0 ? -1 : 6 - weekday);
  const sunday = plusDays(saturday, 1);
  switch (phrase) {
    case "today":
      return days(date, date);
    case "now":
    case "right now":
      return { from: date, to: date, fromHour: hour };
    case "tonight":
    case "tonite":
    case "this evening":
    case "later tonight":
      return { from: date, to: date, fromHour: eveningHour };
    case "tomorrow":
      return days(plusDays(date, 1), plusDays(date, 1));
    case "tomorrow night":
      return { from: plusDays(date, 1), to: plusDays(date, 1), fromHour: eveningHour };
    case "weekend":
    case "this weekend":
    case "the weekend":
      return days(saturday < date ? date : saturday, sunday);
    case "next weekend":
      return days(plusDays(saturday, 7), plusDays(sunday, 7));
    case "this week":
    case "coming days":
      return days(date, sunday);
    case "next week":
      return days(plusDays(sunday, 1), plusDays(sunday, 7));
    default:
      return null;
  }
}

/** `friday`, `friday night`, `next friday`: the next one, or the one in the following week. */
function findWeekday(
  { tokens }: TokenStream,
  words: string[],
  start: number,
  { date }: LocalClock,
): Range | null {
  const isNext = words[0] === "next";
  const [name = "", evening] = isNext || words[0] === "this" ? words.slice(1) : words;
  const weekday = weekdaySpellings.get(name);
  if (weekday === undefined || words.length > (isNext || words[0] === "this" ? 3 : 2)) return null;
  if (evening !== undefined && !eveningWords.has(evening)) return null;
  if (weekdayPhrases.has(`${name} ${tokens[start + words.length]?.text ?? ""}`)) return null;
  const today = new Date(date).getUTCDay();
  const ahead = (weekday - today + 7) % 7;
  const daysToSunday = (7 - today) % 7;
  const day = plusDays(date, isNext && ahead <= daysToSunday ? ahead + 7 : ahead);
  return { from: day, to: day, fromHour: evening ? eveningHour : 0 };
}

function findHoliday(phrase: string, { date }: LocalClock): Range | null {
  const holiday = holidays.find(({ phrases }) => phrases.includes(phrase));
  if (!holiday) return null;
  const year = Number(date.slice(0, 4));
  const { span = 0 } = holiday;
  // A holiday of several days may have started last year.
  for (const candidate of [year - 1, year, year + 1]) {
    const from = holiday.day(candidate);
    const to = plusDays(from, span);
    if (to >= date) return { ...days(from < date ? date : from, to), isTopic: true };
  }
  return null;
}

function days(from: string, to: string): Range {
  return { from, to, fromHour: 0 };
}
