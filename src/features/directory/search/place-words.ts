import { stateCodeOf } from "../us-states.ts";
import { foldText } from "./fold-text.ts";

/** A city as it is compared, and the state beside it, if one was named. */
export type PlaceWords = { city: string; state: string | null };

const shortened: ReadonlyMap<string, string> = new Map([
  ["saint", "st"],
  ["sainte", "ste"],
  ["fort", "ft"],
  ["mount", "mt"],
]);
/** `North Carolina` has two words, `District of Columbia` three. */
const maxStateWords = 3;

/** The name of a city as it is compared: `St. Louis`, `Saint Louis` and `st louis` are one. */
export function cityKey(city: string): string {
  const words = foldText(city)
    .replace(/[.'"]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((word) => shortened.get(word) ?? word).join(" ");
}

/** A state as it is compared: its two letters, or what stands there outside the states. */
export function stateKey(state: string): string {
  return stateCodeOf(state) ?? cityKey(state);
}

/** Every way to read what somebody typed as a city with or without its state, the likeliest first. */
export function readPlaceWords(typed: string): PlaceWords[] {
  const [before = "", ...after] = typed.split(",");
  const state = stateKey(after.join(" "));
  if (state) return [{ city: cityKey(before), state }];
  const words = before.trim().split(/\s+/);
  const readings: PlaceWords[] = [{ city: cityKey(before), state: null }];
  for (let count = 1; count <= Math.min(maxStateWords, words.length); count++) {
    const code = stateCodeOf(words.slice(-count).join(" "));
    const city = cityKey(words.slice(0, -count).join(" "));
    // The district is a city and a state at once.
    if (code && (city || code === "dc")) readings.push({ city: city || "washington", state: code });
  }
  return readings.filter(({ city }) => city !== "");
}
