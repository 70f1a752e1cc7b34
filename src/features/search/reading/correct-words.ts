import { editDistance } from "#features/directory/exports/search-words.ts";
import { closestCity } from "./closest-city.ts";
import type { Draft } from "./draft.ts";
import { isUnknown } from "./is-unknown.ts";
import { singularOf } from "./read-tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

type Guess = { text: string; read: string; distance: number };

/** Two typos are tolerated from this length on. */
const minLengthForTwoTypos = 8;

/**
 * Replaces words that nothing on the site uses by the closest one that has a meaning here, then by a city, then by a
 * word of names. Returns whether there was one.
 */
export function correctWords(
  draft: Draft,
  vocabulary: Vocabulary,
  { hasPlace }: { hasPlace: boolean },
): boolean {
  let isChanged = false;
  for (const [at, token] of draft.tokens.entries()) {
    if (draft.taken[at]) continue;
    if (!isUnknown(token.text, vocabulary)) {
      draft.tokens[at] = { ...token, text: matchNumber(token.text, vocabulary) };
      continue;
    }
    const guesses = [
      guessMeaning(token.text, vocabulary),
      hasPlace ? null : guessCity(token.text, vocabulary),
      guessName(token.text, vocabulary),
    ].filter((guess) => guess !== null);
    const [best] = guesses.sort((a, b) => a.distance - b.distance);
    if (!best) continue;
    draft.corrections.push({ at, typed: token.part.typed, read: best.read });
    draft.tokens[at] = { ...token, text: best.text };
    isChanged = true;
  }
  return isChanged;
}

/** The singular where only that is in use: people type `wigfalls` for Wigfall's. */
function matchNumber(word: string, { knownWords, phrases }: Vocabulary): string {
  const singular = singularOf(word);
  const isOnlySingular = !knownWords.has(word) && !phrases.words.has(word) && knownWords.has(singular);
  return isOnlySingular ? singular : word;
}

function guessMeaning(typed: string, { phrases }: Vocabulary): Guess | null {
  return closest(typed, phrases.wordsByLetter.get(typed[0] ?? "") ?? []);
}

function guessCity(typed: string, { places }: Vocabulary): Guess | null {
  const found = closestCity(places, [typed]);
  return found
    ? { text: found.place.city.toLowerCase(), read: found.place.city, distance: found.distance }
    : null;
}

function guessName(typed: string, { similarWords }: Vocabulary): Guess | null {
  const words = similarWords
    .filter((similar) => similar.typed === typed)
    .toSorted((a, b) => b.occurrences - a.occurrences || (a.word < b.word ? -1 : 1));
  return closest(
    typed,
    words.map(({ word }) => word),
  );
}

/** The first of the closest words. */
function closest(typed: string, words: readonly string[]): Guess | null {
  const typos = typed.length < minLengthForTwoTypos ? 1 : 2;
  let best: Guess | null = null;
  for (const word of words) {
    if (word.length < 4 || Math.abs(word.length - typed.length) > typos) continue;
    if (typed.length === 4 && !isSwapped(typed, word)) continue;
    const distance = editDistance(typed, word);
    if (distance <= typos && distance < (best?.distance ?? typos + 1))
      best = { text: word, read: word, distance };
  }
  return best;
}

/** Four letters have too many neighbors: only the same letters in another order are taken for a typo. */
function isSwapped(typed: string, word: string): boolean {
  return [...typed].sort().join("") === [...word].sort().join("");
}
