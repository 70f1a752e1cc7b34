import type { ParsedTime } from "./parsed-query.ts";
import { type TokenStream, wordsAt } from "./token-stream.ts";
import { plusDays } from "./words/holidays.ts";
import { monthSpellings, plainMonths, timePrepositions } from "./words/time-words.ts";

type Range = Omit<ParsedTime, "label">;

/** A month or a date: `in december`, `dec 5`, `5th of december`, `12/5`. Without a year, the next one is meant. */
export function findDate(stream: TokenStream, words: string[], start: number, today: string): Range | null {
  return findMonth(stream, words, start, today) ?? findNumbers(stream, words, start, today);
}

function findMonth(stream: TokenStream, words: string[], start: number, today: string): Range | null {
  const rest = words.filter((word) => word !== "of" && word !== "the");
  const name = rest.find((word) => monthSpellings.has(word));
  const month = monthSpellings.get(name ?? "");
  if (!name || !month) return null;
  const numbers = rest.filter((word) => word !== name);
  if (numbers.length === 0) return words.length === 1 ? wholeMonth(stream, name, month, start, today) : null;
  const [day = 0, year = null] = numbers.map(parseNumber).sort((a, b) => (a ?? 0) - (b ?? 0));
  if (numbers.length > 2 || !day || (numbers.length === 2 && !year)) return null;
  if (day > 2000) return monthOf(day, month, today);
  return oneDay(day, month, year, today);
}

function wholeMonth(
  stream: TokenStream,
  name: string,
  month: number,
  start: number,
  today: string,
): Range | null {
  const before = wordsAt(stream, start - 1, start)?.[0] ?? "";
  if (!plainMonths.has(name) && !timePrepositions.has(before)) return null;
  const year = Number(today.slice(0, 4));
  return monthOf(month < Number(today.slice(5, 7)) ? year + 1 : year, month, today);
}

function monthOf(year: number, month: number, today: string): Range {
  const first = isoDay(year, month, 1);
  const last = plusDays(isoDay(month === 12 ? year + 1 : year, (month % 12) + 1, 1), -1);
  return { from: first < today && last >= today ? today : first, to: last, fromHour: 0 };
}

/** Dates such as `12/5/2026`, month first. */
function findNumbers({ tokens }: TokenStream, words: string[], start: number, today: string): Range | null {
  const part = tokens[start]?.part;
  const match = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(part?.raw ?? "");
  const isWhole = tokens.filter((token) => token.part === part).length === words.length;
  if (!match || !isWhole || tokens[start - 1]?.part === part) return null;
  const [month = 0, day = 0, year] = match.slice(1).map((number) => number && Number(number));
  return oneDay(Number(day), Number(month), year ? (Number(year) % 100) + 2000 : null, today);
}

function oneDay(day: number, month: number, year: number | null, today: string): Range | null {
  const thisYear = Number(today.slice(0, 4));
  const candidates = year ? [year] : [thisYear, thisYear + 1];
  for (const candidate of candidates) {
    const date = isoDay(candidate, month, day);
    // February 30 would become March 2.
    if (Number.isNaN(Date.parse(date)) || plusDays(date, 0) !== date) return null;
    if (year || date >= today) return { from: date, to: date, fromHour: 0 };
  }
  return null;
}

function parseNumber(word: string): number | null {
  const digits = /^(\d{1,2}|20\d\d)(?:st|nd|rd|th)?$/.exec(word)?.[1];
  return digits ? Number(digits) : null;
}

function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
