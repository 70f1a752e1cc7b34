import type { City } from "#features/directory/exports/list-cities.server.ts";
import { cityKey, stateKey } from "#features/directory/exports/place-keys.ts";
import { nameOfState } from "#platform/geo/us-states.ts";

/** Lookup tables for the cities of the directory. */
export type PlaceIndex = {
  /** By city key, largest first. */
  byCity: ReadonlyMap<string, readonly IndexedPlace[]>;
  /** City keys by first letter and length, to find misspelled ones. */
  byShape: ReadonlyMap<string, readonly { key: string; letters: number }[]>;
  /** The spelling of each state in locations, by state key: that of its largest city. */
  states: ReadonlyMap<string, string>;
  maxWords: number;
  /** All words of city and state names. */
  words: ReadonlySet<string>;
};

export type IndexedPlace = City & { stateKey: string };

/** Builds the index. Takes about 100 ms for 20,000 places, so the result is cached. */
export function indexPlaces(places: readonly City[]): PlaceIndex {
  const byCity = new Map<string, IndexedPlace[]>();
  const byShape = new Map<string, { key: string; letters: number }[]>();
  const states = new Map<string, string>();
  const words = new Set<string>();
  let maxWords = 1;
  for (const place of places) {
    const key = cityKey(place.city);
    if (!key) continue;
    const indexed = { ...place, stateKey: stateKey(place.state) };
    const others = byCity.get(key);
    if (others) others.push(indexed);
    else {
      byCity.set(key, [indexed]);
      const shape = shapeOf(key, key.length);
      const alike = byShape.get(shape);
      const entry = { key, letters: emailsOf(key) };
      if (alike) alike.push(entry);
      else byShape.set(shape, [entry]);
      for (const word of key.split(" ")) words.add(word);
    }
    if (!states.has(indexed.stateKey)) {
      states.set(indexed.stateKey, place.state);
      for (const word of cityKey(nameOfState(place.state)).split(" ")) words.add(word);
    }
    maxWords = Math.max(maxWords, key.split(" ").length);
  }
  return { byCity, byShape, states, maxWords: Math.min(maxWords, 4), words };
}

/** Typos in the first letter are rare, so only cities with the same first letter are compared. */
export function shapeOf(key: string, length: number): string {
  return `${key[0] ?? ""}${length}`;
}

/** The letters of a key as a bit set, to rule out different names quickly. */
export function emailsOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) & 31);
  return letters;
}
