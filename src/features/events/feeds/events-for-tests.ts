import { randomUUID } from "node:crypto";
import { listTransitions } from "#platform/calendar/list-transitions.ts";
import { momentOf } from "#platform/calendar/local-time.ts";

export type GeneratedEvent = {
  id: string;
  name: string;
  start_datetime: string;
  end_datetime: string | null;
  time_zone: string;
  repeats: string | null;
  repeat_interval: number;
  repeat_weekdays: number[];
  repeat_week: number | null;
  repeat_until: string | null;
};

/**
 * PostgreSQL treats these names as abbreviations with a fixed offset, but they are also zones with daylight saving
 * time. Forms offer only place names.
 */
const abbreviatedZones = ["CET", "EET", "EST", "HST", "MET", "MST", "WET"];

/**
 * Node's time zone data is newer than PostgreSQL's: Morocco is an hour earlier from September 20, 2026. Each comes
 * with its program, so an operator updates them together.
 */
export const differentZones = ["Africa/Casablanca", "Africa/El_Aaiun"];

/** Node's time zones without abbreviations. */
export const zones = Intl.supportedValuesOf("timeZone").filter((zone) => !abbreviatedZones.includes(zone));

const agreedZones = zones.filter((zone) => !differentZones.includes(zone));

const dayMs = 86_400_000;

/** A seeded random number generator (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Events with random rules, half of them near clock changes. */
export function generateEvents({ seed, count }: { seed: number; count: number }): GeneratedEvent[] {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return Array.from({ length: count }, (_, index) => {
    const zone = random() < 0.05 ? "UTC" : pick(agreedZones);
    const start = pickStart(zone);
    const repeats = pick(["daily", "weekly", "weekly", "monthly", null] as const);
    // Long enough to include a clock change, short enough for a database of two thousand events.
    const until = new Date(start.getTime() + below(pick([20, 60, 200])) * dayMs).toISOString().slice(0, 10);
    const isOpen = random() < (repeats === "monthly" ? 0.6 : 0.1);
    return {
      id: randomUUID(),
      name: `Event ${index}`,
      start_datetime: start.toISOString(),
      end_datetime: pickEnd(start),
      time_zone: zone,
      repeats,
      repeat_interval: repeats ? pick([1, 1, 1, 2, 3, 4, 5, 12]) : 1,
      repeat_weekdays: repeats === "weekly" ? [1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.3) : [],
      repeat_week: repeats === "monthly" ? pick([null, 1, 2, 3, 4, -1]) : null,
      repeat_until: repeats && !isOpen ? until : null,
    };
  });

  function pickStart(zone: string): Date {
    const year = pick([2025, 2026, 2026, 2027]);
    const transitions = listTransitions(zone, year, year);
    const nearChange = transitions.length > 0 && random() < 0.5 ? pick(transitions) : null;
    // Days before the clock change, at the same hour, so that the rule reaches it.
    if (nearChange)
      return new Date(nearChange.at + (below(13) - 6) * 15 * 60_000 - pick([0, 0, 1, 7, 14, 28]) * dayMs);
    const day = new Date(Date.UTC(year, 0, 1) + below(365) * dayMs).toISOString().slice(0, 10);
    const time = `${String(below(24)).padStart(2, "0")}:${pick(["00", "15", "30", "45"])}`;
    return momentOf(`${day}T${time}`, zone) ?? new Date();
  }

  function pickEnd(start: Date): string | null {
    const minutes = pick([null, 0, 30, 60, 90, 180, 300, 480, 1_440, 2_000, 4_500]);
    return minutes === null ? null : new Date(start.getTime() + minutes * 60_000).toISOString();
  }
}
