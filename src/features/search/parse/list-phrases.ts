import type { Synonym } from "../synonyms/queries/list-synonyms.server.ts";
import type { Phrase } from "./phrase-index.ts";
import { wordsOf } from "./tokenize.ts";
import { kindPhrases } from "./words/kind-words.ts";
import { nearMePhrases, placePrepositions } from "./words/place-words.ts";
import { generalNouns, stopPhrases, stopWords } from "./words/stop-words.ts";
import { eveningWords, monthSpellings, weekdaySpellings } from "./words/time-words.ts";

/** Not a useful name to search for. */
const otherCategory = "Other";

/** All phrases with a meaning. Synonyms from admins override built-in ones. */
export function listPhrases(categories: readonly string[], synonyms: readonly Synonym[]): Phrase[] {
  const named = categories.filter((category) => category !== otherCategory);
  return [
    ...kindPhrases,
    ...named.flatMap(namePartsOf),
    ...named.map((phrase) => ({ phrase, category: phrase, terms: [] })),
    ...synonyms.map(toPhrase),
  ];
}

/** `Food` and `Beverage` for `Food & Beverage`. */
function namePartsOf(category: string): Phrase[] {
  return category.split(" & ").map((phrase) => ({ phrase, category, terms: [] }));
}

function toPhrase({ phrase, means, category }: Synonym): Phrase {
  return { phrase, ...(category ? { category } : {}), terms: means ? wordsOf(means) : [] };
}

/** Words that parsers understand outside of phrases. They are not typos, and typos of them are corrected. */
export const otherWords: readonly string[] = [
  ...["today", "tonight", "tonite", "tomorrow", "weekend", "week", "month", "state"],
  ...[...stopWords, ...generalNouns, ...placePrepositions, ...eveningWords],
  ...[...weekdaySpellings.keys(), ...monthSpellings.keys()],
  ...[...stopPhrases, ...nearMePhrases].flatMap((phrase) => phrase.split(" ")),
  ...["juneteenth", "kwanzaa", "christmas", "thanksgiving", "halloween", "valentines"],
];
