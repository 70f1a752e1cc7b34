import * as places from "../search/place-keys.ts";
import * as states from "../us-states.ts";

/** A key to compare cities by: the same for `St. Louis`, `Saint Louis` and `st louis`. */
export function cityKey(city: string): string {
  return places.cityKey(city);
}

/** The same key, from folded words. */
export function keyOfWords(words: readonly string[]): string {
  return places.keyOfWords(words);
}

/** A key to compare states by: the postal code, or the folded name outside the US. */
export function stateKey(state: string): string {
  return places.stateKey(state);
}

/** The postal code of a state in any spelling: `Georgia`, `GA`, `D.C.`. */
export function stateCodeOf(state: string): string | undefined {
  return states.stateCodeOf(state);
}
