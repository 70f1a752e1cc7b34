import type { SearchKind } from "./parsed-query.ts";
import { singularize, wordsOf } from "./tokenize.ts";

/** What a phrase stands for. The words that it leaves are searched for: some of its own choice, or those typed. */
export type Meaning = { kind?: SearchKind; category?: string; terms: readonly string[] | "typed" };

export type PhraseIndex = {
  /** By the words of the phrase. */
  meanings: ReadonlyMap<string, Meaning>;
  maxWords: number;
  /** Every word of a phrase as it is written there, by first letter: what misspelled words are compared with. */
  wordsByLetter: ReadonlyMap<string, readonly string[]>;
  words: ReadonlySet<string>;
};

export type Phrase = { phrase: string } & Meaning;

/** Makes the index. Of two meanings of a phrase the later one counts. */
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

/** What these words mean together. A plural also stands for the singular, but `blue` does not for `blues`. */
export function findMeaning({ meanings }: PhraseIndex, words: readonly string[]): Meaning | undefined {
  const last = words.at(-1) ?? "";
  return (
    meanings.get(words.join(" ")) ??
    meanings.get(words.map(singularize).join(" ")) ??
    // `hoodies`, where the singular would be taken for `hoody`.
    (last.endsWith("ies") ? meanings.get([...words.slice(0, -1), last.slice(0, -1)].join(" ")) : undefined)
  );
}
