import { stateCodeOf } from "../us-states.ts";
import { foldText } from "./fold-text.ts";

/** The keys of a city and its state, if the text names one. */
export type PlaceKeys = { city: string; state: string | null };

const abbreviations: ReadonlyMap<string, string> = new Map([
  ["saint", "st"],
  ["sainte", "ste"],
  ["fort", "ft"],
  ["mount", "mt"],
]);
/** `North Carolina` has two words, `District of Columbia` three. */
const maxStateWords = 3;

/** A key to compare cities by: the same for `St. Louis`, `Saint Louis` and `st louis`. */
export function cityKey(city: string): string {
  const words = foldText(city)
    .replace(/[.'"]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return keyOfWords(words);
}

/** The same key, from words that are already folded. */
export function keyOfWords(words: readonly string[]): string {
  return words.map((word) => abbreviations.get(word) ?? word).join(" ");
}

/** A key to compare states by: the postal code, or the folded name outside the US. */
export function stateKey(state: string): string {
  return stateCodeOf(state) ?? cityKey(state);
}

/** All ways to parse text as a city with or without a state, most likely first. */
export function parsePlaceKeys(text: string): PlaceKeys[] {
  const [before = "", ...after] = text.split(",");
  const state = stateKey(after.join(" "));
  if (state) return [{ city: cityKey(before), state }];
  const words = before.trim().split(/\s+/);
  const candidates: PlaceKeys[] = [{ city: cityKey(before), state: null }];
  for (let count = 1; count <= Math.min(maxStateWords, words.length); count++) {
    const code = stateCodeOf(words.slice(-count).join(" "));
    const city = cityKey(words.slice(0, -count).join(" "));
    // D.C. is both a city and a state.
    if (code && (city || code === "dc")) candidates.push({ city: city || "washington", state: code });
  }
  return candidates.filter(({ city }) => city !== "");
}
