import type { ReadingPart } from "./input.ts";
import type { Reading } from "./reading/reading.ts";

/** The reading without these parts. Where nothing would be left of it, the words count as they were typed. */
export function dropParts(reading: Reading, parts: readonly ReadingPart[]): Reading {
  if (parts.length === 0) return reading;
  const left: Reading = { ...reading };
  for (const part of parts) left[part] = null;
  if (left.category === null) left.topic = [];
  const { kind, category, price, time, place, words } = left;
  return kind || category || price || time || place || words.length > 0 ? left : readExactly(reading.typed);
}

/** The request as nothing but its words. */
export function readExactly(typed: string): Reading {
  return {
    typed,
    place: null,
    kind: null,
    category: null,
    topic: [],
    time: null,
    price: null,
    words: typed.toLowerCase().split(/\s+/).filter(Boolean),
    corrections: [],
  };
}
