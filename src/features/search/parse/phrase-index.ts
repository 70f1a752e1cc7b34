import type { SearchKind } from "./parsed-query.ts";
import { singularize, wordsOf } from "./tokenize.ts";

/** What a phrase means. `terms` are the words to search for instead of it; `typed` keeps the phrase itself. */
export type Meaning = { kind?: SearchKind; category?: string; terms: readonly string[] | "typed" };

export type PhraseIndex = {
  /** By phrase. */
  meanings: ReadonlyMap<string, Meaning>;
  maxWords: number;
  /** The words of all phrases by first letter, to correct typos. */
  wordsByLetter: ReadonlyMap<string, readonly string[]>;
  words: ReadonlySet<string>;
};

export type Phrase = { phrase: string } & Meaning;

/** Builds the index. For duplicate phrases, the last one wins. */
export function indexPhrases(phrases: readonly Phrase[], otherWords: readonly string[]): PhraseIndex {
  const meanings = new Map<string, Meaning>();
  const words = new Set<string>(otherWords);
  let maxWords = 1;
  for (const { phrase, ...meaning } of phrases) {
    const parts = wordsOf(phrase);
    if (parts.length === 0) continue;
    meanings.set(parts.join(" "), meaning);
    maxWords = Math.max(maxWords, parts.length);
    for (const part of parts) words.add(part);
  }
  const wordsByLetter = new Map<string, string[]>();
  for (const word of words) {
    const letter = word[0] ?? "";
    const others = wordsByLetter.get(letter);
    if (others) others.push(word);
    else wordsByLetter.set(letter, [word]);
  }
  return { meanings, maxWords, wordsByLetter, words };
}

/** The meaning of a phrase. A plural also matches the singular, but `blue` does not match `blues`. */
export function findMeaning({ meanings }: PhraseIndex, words: readonly string[]): Meaning | undefined {
  const last = words.at(-1) ?? "";
  return (
    meanings.get(words.join(" ")) ??
    meanings.get(words.map(singularize).join(" ")) ??
    // `hoodies`: the singular would come out as `hoody`.
    (last.endsWith("ies") ? meanings.get([...words.slice(0, -1), last.slice(0, -1)].join(" ")) : undefined)
  );
}
