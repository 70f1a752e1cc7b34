import { offsetAt } from "./local-time.ts";

/** A clock change in a zone, with the UTC offsets before and after in milliseconds. */
export type Transition = { at: number; before: number; after: number };

// Shorter than any pair of changes that cancel each other.
const stepMs = 5 * 86_400_000;
const maxKnown = 10_000;
const knownYears = new Map<string, Transition[]>();

/** All clock changes of a zone in these years, inclusive, by the runtime's rules. */
export function listTransitions(zone: string, fromYear: number, toYear: number): Transition[] {
  const years = Array.from({ length: Math.max(0, toYear - fromYear + 1) }, (_, index) => fromYear + index);
  return years.flatMap((year) => {
    const key = `${zone} ${year}`;
    const known = knownYears.get(key) ?? findInYear(zone, year);
    if (knownYears.size >= maxKnown) knownYears.clear();
    knownYears.set(key, known);
    return known;
  });
}

function findInYear(zone: string, year: number): Transition[] {
  const end = Date.UTC(year + 1, 0, 1);
  const found: Transition[] = [];
  let start = Date.UTC(year, 0, 1);
  let before = offsetAt(start, zone);
  while (start < end) {
    const next = Math.min(start + stepMs, end);
    const after = offsetAt(next, zone);
    if (after !== before) found.push({ at: findChange(zone, start, next, before), before, after });
    start = next;
    before = after;
  }
  return found;
}

/** The first moment with a different offset, to the second. */
function findChange(zone: string, from: number, to: number, before: number): number {
  let [low, high] = [from / 1_000, to / 1_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * 1_000, zone) === before) low = middle;
    else high = middle;
  }
  return high * 1_000;
}
