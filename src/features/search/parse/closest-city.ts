import { editDistance } from "#features/directory/exports/edit-distance.ts";
import { keyOfWords } from "#features/directory/exports/place-keys.ts";
import { emailsOf, type IndexedPlace, type PlaceIndex, shapeOf } from "./place-index.ts";

const minLength = 5;
/** Names from this length on may have two typos. Shorter ones are too similar to each other. */
const minLengthForTwoTypos = 8;

/** The city with the most similar spelling, in the given state if any; undefined if two are equally close. */
export function closestCity(
  { byShape, byCity }: PlaceIndex,
  words: readonly string[],
  state?: string,
): { place: IndexedPlace; distance: number } | undefined {
  const key = keyOfWords(words);
  if (key.length < minLength) return undefined;
  const typos = key.length < minLengthForTwoTypos ? 1 : 2;
  let best: { place: IndexedPlace; distance: number } | undefined;
  let isUnique = true;
  const letters = emailsOf(key);
  for (let length = key.length - typos; length <= key.length + typos; length++) {
    for (const { key: city, letters: others } of byShape.get(shapeOf(key, length)) ?? []) {
      // One typo adds at most one letter and removes at most one.
      if (countBits(letters ^ others) > 2 * typos) continue;
      const distance = editDistance(key, city);
      if (distance > typos || (best && distance > best.distance)) continue;
      const place = byCity.get(city)?.find((one) => !state || one.stateKey === state);
      if (!place) continue;
      isUnique = !best || distance < best.distance;
      best = { place, distance };
    }
  }
  return isUnique ? best : undefined;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
