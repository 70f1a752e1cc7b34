import { cityKey, keyOfWords, stateCodeOf, stateKey } from "#features/directory/exports/place-keys.ts";
import { stateCodes } from "#platform/geo/us-states.ts";
import { closestCity } from "./closest-city.ts";
import type { ParsedPlace } from "./parsed-query.ts";
import { findMeaning } from "./phrase-index.ts";
import type { IndexedPlace, PlaceIndex } from "./place-index.ts";
import { consume, consumePhrase, type TokenStream, textAt, wordsAt } from "./token-stream.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { isUnknownWord } from "./vocabulary.ts";
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

/** Consumes the place in the query, including a preposition before it. */
export function parsePlace(stream: TokenStream, vocabulary: Vocabulary): ParsedPlace | null {
  const isNearMe = consumePhrase(stream, nearMePhrases, maxNearMeWords) !== null;
  const named =
    parseZip(stream, vocabulary) ?? parseCity(stream, vocabulary) ?? parseState(stream, vocabulary.places);
  // "Near me in Atlanta" means Atlanta.
  return named ?? (isNearMe ? { kind: "near-me" } : null);
}

function parseZip(stream: TokenStream, { zips }: Vocabulary): ParsedPlace | null {
  for (const [at, { text }] of stream.tokens.entries()) {
    const point = zips.get(text);
    if (!point || stream.consumed[at]) continue;
    consumeWithPreposition(stream, at, at + 1);
    return { kind: "zip", zip: text, ...point };
  }
  return null;
}

function parseCity(stream: TokenStream, vocabulary: Vocabulary): ParsedPlace | null {
  const candidates = listCandidates(stream, vocabulary);
  const [best] = candidates.sort(
    (a, b) => b.certainty - a.certainty || b.end - b.start - (a.end - a.start) || b.start - a.start,
  );
  if (!best) return null;
  consumeWithPreposition(stream, best.start, best.end);
  return toCity(best.place);
}

function listCandidates(stream: TokenStream, vocabulary: Vocabulary): Candidate[] {
  const { places } = vocabulary;
  const candidates: Candidate[] = [];
  for (let start = 0; start < stream.tokens.length; start++) {
    for (let length = 1; length <= places.maxWords; length++) {
      const words = wordsAt(stream, start, start + length);
      if (!words) break;
      const cities = findCities(places, words);
      if (cities.length === 0) continue;
      const end = start + length;
      // "Washington state" is not the city.
      if (stream.tokens[end]?.text === "state" && stateCodeOf(words.join(" "))) continue;
      const state = stateAfter(stream, end);
      if (state) {
        const place = cities.find(({ stateKey: key }) => key === state.key);
        if (place) candidates.push({ start, end: state.end, place, certainty: 3 });
        continue;
      }
      const [place] = cities;
      const isExplicit = hasPreposition(stream, start) || length === stream.tokens.length;
      if (!place || (!isExplicit && isCommonWord(stream, vocabulary, words, end))) continue;
      candidates.push({ start, end, place, certainty: isExplicit ? 2 : 1 });
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

/** Whether a city without a preposition or state means something else: "mobile detailing". */
function isCommonWord(
  stream: TokenStream,
  { phrases }: Vocabulary,
  words: readonly string[],
  end: number,
): boolean {
  const [word = ""] = words;
  if (words.length > 1) return false;
  if (findMeaning(phrases, words) || stopWords.has(word)) return true;
  return cityWords.has(word) && end < stream.tokens.length;
}

/** The state after a city, in any spelling. Codes such as `in` and `or` need a comma or capitals. */
function stateAfter(stream: TokenStream, start: number): { key: string; end: number } | null {
  for (let length = maxStateWords; length > 0; length--) {
    const words = wordsAt(stream, start, start + length);
    const key = words && stateCodeOf(words.join(" "));
    if (!words || !key) continue;
    const isDoubtful = length === 1 && stateCodeWords.has(words[0] ?? "");
    const part = stream.tokens[start]?.part;
    const isLast = start + length === stream.tokens.length;
    if (isDoubtful && !part?.isAfterComma && !isLast && !isCapital(part?.raw)) continue;
    return { key, end: start + length };
  }
  return null;
}

function parseState(stream: TokenStream, places: PlaceIndex): ParsedPlace | null {
  for (let length = maxStateWords; length > 0; length--) {
    for (let start = stream.tokens.length - length; start >= 0; start--) {
      const words = wordsAt(stream, start, start + length);
      const key = words && stateCodeOf(words.join(" "));
      if (!words || !key || !isState(stream, words, start)) continue;
      const isNamedState = stream.tokens[start + length]?.text === "state";
      consumeWithPreposition(stream, start, start + length + (isNamedState ? 1 : 0));
      return { kind: "state", state: places.states.get(key) ?? nameOfState(key) };
    }
  }
  return null;
}

/** State names always count. Codes count at the end or after a preposition, unless they are words too. */
function isState(stream: TokenStream, words: readonly string[], start: number): boolean {
  const [word = ""] = words;
  if (words.length > 1 || word.length > 2) return true;
  const isLast = start + 1 === stream.tokens.length;
  const isTypedInCapitals = isCapital(stream.tokens[start]?.part.raw) && stream.tokens.length > 1;
  // "Around me" is not Maine.
  if (word === "me" && !isTypedInCapitals && wordsAt(stream, start - 1, start)?.[0] !== "in") return false;
  if (stateCodeWords.has(word)) return isLast && (hasPreposition(stream, start) || isTypedInCapitals);
  return isLast || hasPreposition(stream, start);
}

/** Consumes misspelled words that are close to exactly one city. */
export function guessCity(stream: TokenStream, vocabulary: Vocabulary): ParsedPlace | null {
  const { places } = vocabulary;
  for (let length = Math.min(3, places.maxWords); length > 1; length--) {
    for (let start = 0; start + length <= stream.tokens.length; start++) {
      const words = wordsAt(stream, start, start + length);
      if (!words?.some((word) => isUnknownWord(word, vocabulary))) continue;
      const found = closestCity(places, words, stateAfter(stream, start + length)?.key);
      if (!found) continue;
      const end = stateAfter(stream, start + length)?.end ?? start + length;
      stream.corrections.push({
        at: start,
        original: textAt(stream, start, start + length),
        corrected: found.place.city,
      });
      consumeWithPreposition(stream, start, end);
      return toCity(found.place);
    }
  }
  return null;
}

function toCity({ city, state, latitude, longitude }: IndexedPlace): ParsedPlace {
  return { kind: "city", city, state, latitude, longitude };
}

function consumeWithPreposition(stream: TokenStream, start: number, end: number): void {
  consume(stream, hasPreposition(stream, start) ? start - 1 : start, end);
}

function hasPreposition(stream: TokenStream, start: number): boolean {
  return placePrepositions.has(wordsAt(stream, start - 1, start)?.[0] ?? "");
}

function isCapital(raw: string | undefined): boolean {
  return raw !== undefined && /^\p{Lu}\.?\p{Lu}\.?$/u.test(raw);
}

function nameOfState(code: string): string {
  return Object.keys(stateCodes).find((name) => stateCodes[name] === code) ?? code;
}
