import {
  findWordsInNames,
  listSimilarWords,
} from "#features/directory/exports/find-words-in-names.server.ts";
import { findZip } from "#features/directory/exports/find-zip.server.ts";
import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import { listCategoryNames } from "#features/directory/exports/list-category-names.server.ts";
import { listCities } from "#features/directory/exports/list-cities.server.ts";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { documentKinds } from "#platform/search/document-kinds.ts";
import { stemEachWord } from "#platform/search/postgres/stem-words.server.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import { listSynonyms } from "../synonyms/queries/list-synonyms.server.ts";
import { listPhrases, otherWords } from "./list-phrases.ts";
import { indexPhrases } from "./phrase-index.ts";
import { indexPlaces } from "./place-index.ts";
import { listSpans } from "./protect-names.ts";
import { cleanText, singularize, type Token, tokenize, wordsOf } from "./tokenize.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { isUnknownWord } from "./vocabulary.ts";

/** Loads everything a query is parsed with: the shared indexes, and what the database knows about its words. */
export async function loadVocabulary(db: Db, text: string): Promise<Vocabulary> {
  const engine = searchEngineOf(db);
  const tokens = tokenize(cleanText(text));
  const words = tokens.map(({ text }) => text);
  const names = listNames(tokens);
  const [places, phrases, zips, knownWords, titles] = await Promise.all([
    loadPlaces(db),
    loadPhrases(db),
    findZips(words),
    findWordsInNames(db, [...new Set(words.flatMap((word) => [word, singularize(word)]))]),
    engine.findTitles(names),
  ]);
  // Documents store titles without apostrophes.
  const isTitle = (name: string) => titles.includes(name.replaceAll("'", ""));
  const vocabulary: Vocabulary = {
    ...{ places, phrases, zips },
    knownWords: new Set(knownWords),
    textWords: new Set(),
    names: new Set(names.filter(isTitle).map((name) => wordsOf(name).join(" "))),
    similarWords: [],
  };
  const rare = [...new Set(words.filter((word) => isUnknownWord(word, vocabulary)))];
  if (rare.length === 0) return vocabulary;
  const [similarWords, inBusinesses, inOthers] = await Promise.all([
    listSimilarWords(db, rare),
    listDistinctStems(db, rare).then((words) => engine.findWords({ kinds: ["business"], words })),
    engine.findWords({ kinds: otherKinds, words: rare }),
  ]);
  return { ...vocabulary, similarWords, textWords: new Set([...inBusinesses, ...inOthers]) };
}

const otherKinds = documentKinds.filter((kind) => kind !== "business");

/** Words whose stem is at most one letter shorter. Otherwise a typo may share its stem with a known word, such as "accountent". */
async function listDistinctStems(db: Db, words: readonly string[]): Promise<string[]> {
  const stems = await stemEachWord(db, words);
  return words.filter((word, at) => stems[at]?.some((stem) => stem.length >= word.length - 1));
}

/** Cities change only with the nightly comparison. */
const loadPlaces = remember(async (db: Db) => indexPlaces(await listCities(db)), {
  freshForMs: 300_000,
  staleForMs: 600_000,
});

/** Changes by admins take effect in every process within 30 seconds. */
const loadPhrases = remember(
  async (db: Db) => {
    const [categories, synonyms] = await Promise.all([listCategoryNames(db), listSynonyms(db)]);
    return indexPhrases(listPhrases(categories, synonyms), otherWords);
  },
  { freshForMs: 15_000, staleForMs: 15_000 },
);

async function findZips(words: readonly string[]): Promise<Vocabulary["zips"]> {
  const zips = words.filter((word) => /^\d{5}$/.test(word));
  const points = await Promise.all(zips.map(async (zip) => [zip, await findZip(zip)] as const));
  return new Map(points.flatMap(([zip, point]) => (point ? [[zip, point] as const] : [])));
}

/** Every run of words as a business name would be stored: folded, with punctuation. */
function listNames(tokens: readonly Token[]): string[] {
  const parts = [...new Set(tokens.map(({ part }) => part))];
  return listSpans(parts.length).map(({ start, end }) =>
    foldSearchText(
      parts
        .slice(start, end)
        .map(({ raw }) => raw)
        .join(" "),
    ),
  );
}
