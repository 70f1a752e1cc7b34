import { editDistance } from "#features/directory/exports/edit-distance.ts";
import { closestCity } from "./closest-city.ts";
import type { TokenStream } from "./token-stream.ts";
import { singularize } from "./tokenize.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { isUnknownWord } from "./vocabulary.ts";

type Guess = { text: string; corrected: string; distance: number };

/** Words from this length on may have two typos. */
const minLengthForTwoTypos = 8;

/**
 * Replaces words that occur nowhere on the site with the closest known phrase, city or name. Returns whether it replaced
 * any.
 */
export function correctWords(
  stream: TokenStream,
  vocabulary: Vocabulary,
  { hasPlace }: { hasPlace: boolean },
): boolean {
  let isChanged = false;
  for (const [at, token] of stream.tokens.entries()) {
    if (stream.consumed[at]) continue;
    if (!isUnknownWord(token.text, vocabulary)) {
      stream.tokens[at] = { ...token, text: matchNumber(token.text, vocabulary) };
      continue;
    }
    const guesses = [
      guessMeaning(token.text, vocabulary),
      hasPlace ? null : guessCity(token.text, vocabulary),
      guessName(token.text, vocabulary),
    ].filter((guess) => guess !== null);
    const [best] = guesses.sort((a, b) => a.distance - b.distance);
    if (!best) continue;
    stream.corrections.push({ at, original: token.part.raw, corrected: best.corrected });
    stream.tokens[at] = { ...token, text: best.text };
    isChanged = true;
  }
  return isChanged;
}

/** The singular if only that is in use: `wigfalls` for Wigfall's. */
function matchNumber(word: string, { knownWords, phrases }: Vocabulary): string {
  const singular = singularize(word);
  const isOnlySingular = !knownWords.has(word) && !phrases.words.has(word) && knownWords.has(singular);
  return isOnlySingular ? singular : word;
}

function guessMeaning(word: string, { phrases }: Vocabulary): Guess | null {
  return closest(word, phrases.wordsByLetter.get(word[0] ?? "") ?? []);
}

function guessCity(word: string, { places }: Vocabulary): Guess | null {
  const found = closestCity(places, [word]);
  return found
    ? { text: found.place.city.toLowerCase(), corrected: found.place.city, distance: found.distance }
    : null;
}

function guessName(misspelled: string, { similarWords }: Vocabulary): Guess | null {
  const words = similarWords
    .filter((similar) => similar.typed === misspelled)
    .toSorted((a, b) => b.occurrences - a.occurrences || (a.word < b.word ? -1 : 1));
  return closest(
    misspelled,
    words.map(({ word }) => word),
  );
}

function closest(misspelled: string, words: readonly string[]): Guess | null {
  const typos = misspelled.length < minLengthForTwoTypos ? 1 : 2;
  let best: Guess | null = null;
  for (const word of words) {
    if (word.length < 4 || Math.abs(word.length - misspelled.length) > typos) continue;
    if (misspelled.length === 4 && !isSwapped(misspelled, word)) continue;
    const distance = editDistance(misspelled, word);
    if (distance <= typos && distance < (best?.distance ?? typos + 1))
      best = { text: word, corrected: word, distance };
  }
  return best;
}

/** Words of four letters have too many neighbors, so only swapped letters count as a typo. */
function isSwapped(one: string, other: string): boolean {
  return [...one].sort().join("") === [...other].sort().join("");
}
