import type { TripStop } from "./trip.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const middle = Math.floor(digits.length / 2);

/** A position never ends with the lowest digit: below such a key and above its beginning there would be no room. */
export const positionPattern = /^[0-9A-Za-z]{0,99}[1-9A-Za-z]$/;

/**
 * A key that sorts between two others, byte by byte; null stands for the start or the end of a day. At the ends of a day
 * keys go up or down by one, so that they stay short; between two stops it is the middle. Keys that leave no room, equal
 * ones, give a key right after the first.
 */
export function positionBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) return positionBetween(before, `${before}1`);
  let key = "";
  let upper = after;
  for (let index = 0; ; index += 1) {
    const low = digitAt(before, index) ?? 0;
    const high = upper === null ? digits.length : digitAt(upper, index);
    // Only a key that ends with the lowest digit leaves no room.
    if (high === undefined) return key + digits[middle];
    if (high - low > 1) return key + digits[pick(low, high, { before, upper, after, index })];
    key += digits[low];
    // Once below the other key, anything may follow.
    if (low < high) upper = null;
  }
}

type Place = { before: string | null; upper: string | null; after: string | null; index: number };

function pick(low: number, high: number, { before, upper, after, index }: Place): number {
  const isInside = before !== null && index < before.length;
  if (after === null && isInside) return low + 1;
  if (before === null && upper !== null) return high - 1;
  return after === null || before === null ? middle : Math.floor((low + high) / 2);
}

function digitAt(key: string | null, index: number): number | undefined {
  const digit = key?.[index];
  return digit === undefined ? undefined : digits.indexOf(digit);
}

/** The order of stops in a day, the same as the database's. */
export function comparePositions(
  one: Pick<TripStop, "id" | "position">,
  other: Pick<TripStop, "id" | "position">,
): number {
  if (one.position !== other.position) return one.position < other.position ? -1 : 1;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** The stops of a day in their order; those that are saved and not placed yet for null. */
export function listStops<Stop extends TripStop>(stops: readonly Stop[], day: number | null): Stop[] {
  return stops.filter((stop) => stop.day === day).sort(comparePositions);
}

/** The position behind everything that stands in a day. */
export function positionAtEnd(stops: readonly TripStop[], day: number | null): string {
  return positionBetween(listStops(stops, day).at(-1)?.position ?? null, null);
}
