import { cityKey, keyOfWords, stateCodeOf, stateKey } from "#features/directory/exports/place-words.ts";
import { stateCodes } from "#platform/geo/us-states.ts";
import { closestCity } from "./closest-city.ts";
import { type Draft, spanOf, take, takePhrase, typedOf } from "./draft.ts";
import { isUnknown } from "./is-unknown.ts";
import { findMeaning } from "./phrase-index.ts";
import type { IndexedPlace, PlaceIndex } from "./place-index.ts";
import type { ReadPlace } from "./reading.ts";
import type { Vocabulary } from "./vocabulary.ts";
import {
  cityNicknames,
  cityWords,
  maxNearMeWords,
  nearMePhrases,
  placePrepositions,
  stateCodeWords,
} from "./words/place-words.ts";
import { stopWords } from "./words/stop-words.ts";

type Candidate = { start: number; end: number; place: IndexedPlace; certainty: number };

/** `North Carolina` has two words, `District of Columbia` three. */
const maxStateWords = 3;

/** The place that a request names; its words are taken, with the preposition before them. */
export function readPlace(draft: Draft, vocabulary: Vocabulary): ReadPlace | null {
  const isNearMe = takePhrase(draft, nearMePhrases, maxNearMeWords) !== null;
  const named =
    takeZip(draft, vocabulary) ?? takeCity(draft, vocabulary) ?? takeState(draft, vocabulary.places);
  // "Near me in Atlanta" means Atlanta.
  return named ?? (isNearMe ? { kind: "near-me" } : null);
}

function takeZip(draft: Draft, { zips }: Vocabulary): ReadPlace | null {
  for (const [at, { text }] of draft.tokens.entries()) {
    const point = zips.get(text);
    if (!point || draft.taken[at]) continue;
    takeWithPreposition(draft, at, at + 1);
    return { kind: "zip", zip: text, ...point };
  }
  return null;
}

function takeCity(draft: Draft, vocabulary: Vocabulary): ReadPlace | null {
  const candidates = listCandidates(draft, vocabulary);
  const [best] = candidates.sort(
    (a, b) => b.certainty - a.certainty || b.end - b.start - (a.end - a.start) || b.start - a.start,
  );
  if (!best) return null;
  takeWithPreposition(draft, best.start, best.end);
  return cityOf(best.place);
}

function listCandidates(draft: Draft, vocabulary: Vocabulary): Candidate[] {
  const { places } = vocabulary;
  const candidates: Candidate[] = [];
  for (let start = 0; start < draft.tokens.length; start++) {
    for (let length = 1; length <= places.maxWords; length++) {
      const words = spanOf(draft, start, start + length);
      if (!words) break;
      const known = findCities(places, words);
      if (known.length === 0) continue;
      const end = start + length;
      // "Washington state" is not the city.
      if (draft.tokens[end]?.text === "state" && stateCodeOf(words.join(" "))) continue;
      const state = stateBehind(draft, end);
      if (state) {
        const place = known.find(({ stateKey: key }) => key === state.key);
        if (place) candidates.push({ start, end: state.end, place, certainty: 3 });
        continue;
      }
      const [place] = known;
      const isWanted = isPreceded(draft, start) || length === draft.tokens.length;
      if (!place || (!isWanted && isOtherWord(draft, vocabulary, words, end))) continue;
      candidates.push({ start, end, place, certainty: isWanted ? 2 : 1 });
    }
  }
  return candidates;
}

function findCities({ byCity }: PlaceIndex, words: readonly string[]): readonly IndexedPlace[] {
  const nickname = cityNicknames.get(words.join(" "));
  if (!nickname) return byCity.get(keyOfWords(words)) ?? [];
  const [city = "", state = ""] = nickname.split(", ");
  return (byCity.get(cityKey(city)) ?? []).filter((place) => place.stateKey === stateKey(state));
}

/** A bare city that means something else where it stands: "mobile detailing", "gift, Tennessee" or not. */
function isOtherWord(draft: Draft, { phrases }: Vocabulary, words: readonly string[], end: number): boolean {
  const [word = ""] = words;
  if (words.length > 1) return false;
  if (findMeaning(phrases, words) || stopWords.has(word)) return true;
  return cityWords.has(word) && end < draft.tokens.length;
}

/** The state behind a city: any spelling of it, `in` and `or` only behind a comma or in capitals. */
function stateBehind(draft: Draft, start: number): { key: string; end: number } | null {
  for (let length = maxStateWords; length > 0; length--) {
    const words = spanOf(draft, start, start + length);
    const key = words && stateCodeOf(words.join(" "));
    if (!words || !key) continue;
    const isDoubtful = length === 1 && stateCodeWords.has(words[0] ?? "");
    const part = draft.tokens[start]?.part;
    const isLast = start + length === draft.tokens.length;
    if (isDoubtful && !part?.isAfterComma && !isLast && !isCapital(part?.typed)) continue;
    return { key, end: start + length };
  }
  return null;
}

function takeState(draft: Draft, places: PlaceIndex): ReadPlace | null {
  for (let length = maxStateWords; length > 0; length--) {
    for (let start = draft.tokens.length - length; start >= 0; start--) {
      const words = spanOf(draft, start, start + length);
      const key = words && stateCodeOf(words.join(" "));
      if (!words || !key || !isState(draft, words, start)) continue;
      const isNamedState = draft.tokens[start + length]?.text === "state";
      takeWithPreposition(draft, start, start + length + (isNamedState ? 1 : 0));
      return { kind: "state", state: places.states.get(key) ?? nameOfState(key) };
    }
  }
  return null;
}

/** A name of a state always is one; a code at the end or behind a preposition, unless it is a word as well. */
function isState(draft: Draft, words: readonly string[], start: number): boolean {
  const [word = ""] = words;
  if (words.length > 1 || word.length > 2) return true;
  const isLast = start + 1 === draft.tokens.length;
  const isTypedInCapitals = isCapital(draft.tokens[start]?.part.typed) && draft.tokens.length > 1;
  // "Around me" is no state.
  if (word === "me" && !isTypedInCapitals && spanOf(draft, start - 1, start)?.[0] !== "in") return false;
  if (stateCodeWords.has(word)) return isLast && (isPreceded(draft, start) || isTypedInCapitals);
  return isLast || isPreceded(draft, start);
}

/** The city that a misspelled word is closest to; none if two are equally close. */
export function guessCity(draft: Draft, vocabulary: Vocabulary): ReadPlace | null {
  const { places } = vocabulary;
  for (let length = Math.min(3, places.maxWords); length > 1; length--) {
    for (let start = 0; start + length <= draft.tokens.length; start++) {
      const words = spanOf(draft, start, start + length);
      if (!words?.some((word) => isUnknown(word, vocabulary))) continue;
      const found = closestCity(places, words, stateBehind(draft, start + length)?.key);
      if (!found) continue;
      const end = stateBehind(draft, start + length)?.end ?? start + length;
      draft.corrections.push({
        at: start,
        typed: typedOf(draft, start, start + length),
        read: found.place.city,
      });
      takeWithPreposition(draft, start, end);
      return cityOf(found.place);
    }
  }
  return null;
}

function cityOf({ city, state, latitude, longitude }: IndexedPlace): ReadPlace {
  return { kind: "city", city, state, latitude, longitude };
}

function takeWithPreposition(draft: Draft, start: number, end: number): void {
  take(draft, isPreceded(draft, start) ? start - 1 : start, end);
}

function isPreceded(draft: Draft, start: number): boolean {
  return placePrepositions.has(spanOf(draft, start - 1, start)?.[0] ?? "");
}

function isCapital(typed: string | undefined): boolean {
  return typed !== undefined && /^\p{Lu}\.?\p{Lu}\.?$/u.test(typed);
}

function nameOfState(code: string): string {
  return Object.keys(stateCodes).find((name) => stateCodes[name] === code) ?? code;
}
