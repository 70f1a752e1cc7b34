import type { TimeMatch } from "./parse-time.ts";
import type { ParsedPlace, ParsedQuery, SearchKind } from "./parsed-query.ts";
import { findMeaning, type Meaning, type PhraseIndex } from "./phrase-index.ts";
import { consume, type TokenStream, wordsAt } from "./token-stream.ts";
import { singularize, wordsOf } from "./tokenize.ts";
import { stageCategories } from "./words/kind-words.ts";
import { generalNouns, questionWords, smallWords, stopWords } from "./words/stop-words.ts";
import { wordSet } from "./words/word-set.ts";

type PhraseMatch = { at: number; words: readonly string[]; meaning: Meaning; namesSeller: boolean };
type Context = { place: ParsedPlace | null; time: TimeMatch | null; price: ParsedQuery["price"] };

/** Parses the kind, the category and the remaining words to search for. */
export function parseSubject(
  stream: TokenStream,
  phrases: PhraseIndex,
  context: Context,
): Pick<ParsedQuery, "kind" | "category" | "topic" | "words"> {
  const matches = consumePhrases(stream, phrases);
  const kind = chooseKind(matches, context);
  if (kind === "help") return { kind, category: null, topic: [], words: helpTerms(stream) };
  // Only businesses have categories. For other kinds the words are searched.
  const category = kind === null || kind === "business" ? chooseCategory(matches) : null;
  const namesKind = (word: string) => {
    const meaning = findMeaning(phrases, [word]);
    return kind !== null && meaning?.kind === kind && meaning.terms.length === 0;
  };
  const terms = [
    // "Brunch on Mother's Day" is about brunch.
    ...stream.terms.filter(({ isTopic }) => !(isTopic && category)),
    ...matches.map((one) => ({ at: one.at, words: remainingTerms(one, kind, category, namesKind) })),
  ];
  const rest = stream.tokens.flatMap(({ text }, at) => (stream.consumed[at] ? [] : [{ at, words: [text] }]));
  const { place, time, price } = context;
  const isUnderstood = [...matches, ...terms].length > 0 || place !== null || time !== null || price !== null;
  const ordered = [...terms, ...dropStopWords(rest, isUnderstood)].sort((a, b) => a.at - b.at);
  const words = [...new Set(ordered.flatMap((one) => one.words))];
  // "Black owned" alone means every business.
  const isEmpty = !isUnderstood && words.length === 0 && stream.tokens.length > 0;
  return { kind: isEmpty ? "business" : kind, category, topic: topicTerms(matches, category), words };
}

/** Questions keep all words except small ones. */
function helpTerms({ tokens }: TokenStream): string[] {
  return [...new Set(tokens.map(({ text }) => text))].filter((word) => !questionWords.has(word));
}

/** After a product, these mean the people who make or sell it. */
const sellers = wordSet("shop, shops, store, stores, company, maker, makers");

const giftWords = wordSet("gift, idea, present");

/** Consumes every phrase with a meaning, longest first. */
function consumePhrases(stream: TokenStream, phrases: PhraseIndex): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  for (let length = Math.min(phrases.maxWords, stream.tokens.length); length > 0; length--) {
    for (let start = 0; start + length <= stream.tokens.length; start++) {
      const words = wordsAt(stream, start, start + length);
      const meaning = words && findMeaning(phrases, words);
      if (!words || !meaning) continue;
      consume(stream, start, start + length);
      const namesSeller = sellers.has(stream.tokens[start + length]?.text ?? "");
      matches.push({ at: start, words, meaning, namesSeller });
    }
  }
  return matches.sort((a, b) => a.at - b.at);
}

/** The kind that the query names, help first. A date means events, unless a category such as food is named. */
function chooseKind(matches: readonly PhraseMatch[], { time, place }: Context): SearchKind | null {
  const isShop = place !== null || matches.some(({ namesSeller }) => namesSeller);
  const kinds = matches
    // "Candles in Atlanta" means shops there.
    .filter(({ meaning }) => !(isShop && meaning.kind === "product"))
    .flatMap(({ meaning }) => meaning.kind ?? []);
  if (kinds.includes("help")) return "help";
  const [first] = kinds.filter((kind) => kind !== "business");
  if (first) return first;
  if (kinds.length > 0) return "business";
  if (!time || time.isTopic) return null;
  const categories = matches.flatMap(({ meaning }) => meaning.category ?? []);
  return categories.every((category) => stageCategories.has(category)) ? "event" : null;
}

function chooseCategory(matches: readonly PhraseMatch[]): string | null {
  return matches.find(({ meaning }) => meaning.category)?.meaning.category ?? null;
}

/** What a category is about: its name and the single word that named it. "Soul music" is not about soul food. */
function topicTerms(matches: readonly PhraseMatch[], category: string | null): string[] {
  if (category === null) return [];
  const named = matches.filter(({ meaning, words }) => meaning.category === category && words.length === 1);
  const words = [...named.flatMap(({ words }) => words), ...wordsOf(category)];
  return [...new Set(words)].filter((word) => !smallWords.has(word) && !generalNouns.has(word));
}

/** The words to search for a phrase; none if it only names the chosen kind or category. */
function remainingTerms(
  { words, meaning }: PhraseMatch,
  kind: SearchKind | null,
  category: string | null,
  namesKind: (word: string) => boolean,
): readonly string[] {
  const isCategoryChosen = meaning.category !== undefined && meaning.category === category;
  const isKept = meaning.terms !== "typed" && (meaning.terms.length > 0 || isCategoryChosen);
  if (isKept && (!meaning.category || category !== null)) return meaning.terms as readonly string[];
  if (meaning.terms !== "typed" && (meaning.kind === kind || meaning.kind === "product")) return [];
  // Every product can be a gift.
  if (kind === "product" && words.every((word) => giftWords.has(singularize(word)))) return [];
  // The kind is known: for "walking tour", search "walking".
  const specific = words.filter((word) => !smallWords.has(word) && !namesKind(word));
  return specific.length > 0 ? specific : words;
}

/** Drops stop words, unless the query has nothing else. */
function dropStopWords(rest: { at: number; words: string[] }[], isUnderstood: boolean) {
  const meaningful = rest.filter(({ words: [word = ""] }) => !stopWords.has(word));
  const specific = meaningful.filter(({ words: [word = ""] }) => !generalNouns.has(word) && word !== "black");
  if (specific.length > 0 || isUnderstood) return specific;
  return meaningful.length > 0 ? meaningful : rest;
}
