import { type Draft, spanOf, take } from "./draft.ts";
import { findMeaning, type Meaning, type PhraseIndex } from "./phrase-index.ts";
import type { TimeFound } from "./read-time.ts";
import { singularOf, wordsOf } from "./read-tokens.ts";
import type { Reading, ReadPlace, SearchKind } from "./reading.ts";
import { stageCategories } from "./words/stage-categories.ts";
import { generalNouns, questionWords, smallWords, stopWords } from "./words/stop-words.ts";

type Found = { at: number; typed: readonly string[]; meaning: Meaning; isSold: boolean };
type Context = { place: ReadPlace | null; time: TimeFound | null; price: Reading["price"] };

/** What is asked for and of which category, and the words to search for. */
export function readMeaning(
  draft: Draft,
  phrases: PhraseIndex,
  context: Context,
): Pick<Reading, "kind" | "category" | "topic" | "words"> {
  const found = takeMeanings(draft, phrases);
  const kind = chooseKind(found, context);
  if (kind === "help") return { kind, category: null, topic: [], words: readQuestion(draft) };
  // A category is one of businesses: for other kinds its words are searched for.
  const category = kind === null || kind === "business" ? chooseCategory(found) : null;
  const isNaming = (word: string) => {
    const meaning = findMeaning(phrases, [word]);
    return kind !== null && meaning?.kind === kind && meaning.leaves.length === 0;
  };
  const kept = [
    // Brunch on Mother's Day is brunch.
    ...draft.kept.filter(({ isTopic }) => !(isTopic && category)),
    ...found.map((one) => ({ at: one.at, words: wordsLeft(one, kind, category, isNaming) })),
  ];
  const rest = draft.tokens.flatMap(({ text }, at) => (draft.taken[at] ? [] : [{ at, words: [text] }]));
  const { place, time, price } = context;
  const isUnderstood = [...found, ...kept].length > 0 || place !== null || time !== null || price !== null;
  const ordered = [...kept, ...dropStopWords(rest, isUnderstood)].sort((a, b) => a.at - b.at);
  const words = [...new Set(ordered.flatMap((one) => one.words))];
  // "Black owned" alone is everything there is.
  const isEmpty = !isUnderstood && words.length === 0 && draft.tokens.length > 0;
  return { kind: isEmpty ? "business" : kind, category, topic: readTopic(found, category), words };
}

/** A question is searched for with all its words, except the small ones. */
function readQuestion({ tokens }: Draft): string[] {
  return [...new Set(tokens.map(({ text }) => text))].filter((word) => !questionWords.has(word));
}

/** Behind a word for goods: the people who make or sell them are meant. */
const sellers: ReadonlySet<string> = new Set([
  "shop",
  "shops",
  "store",
  "stores",
  "company",
  "maker",
  "makers",
]);

const giftWords: ReadonlySet<string> = new Set(["gift", "idea", "present"]);

/** Every phrase with a meaning, longest first. */
function takeMeanings(draft: Draft, phrases: PhraseIndex): Found[] {
  const found: Found[] = [];
  for (let length = Math.min(phrases.maxWords, draft.tokens.length); length > 0; length--) {
    for (let start = 0; start + length <= draft.tokens.length; start++) {
      const typed = spanOf(draft, start, start + length);
      const meaning = typed && findMeaning(phrases, typed);
      if (!typed || !meaning) continue;
      take(draft, start, start + length);
      const isSold = sellers.has(draft.tokens[start + length]?.text ?? "");
      found.push({ at: start, typed, meaning, isSold });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The kind that is named; questions come first. A time asks for events, except of shops and kitchens. */
function chooseKind(found: readonly Found[], { time, place }: Context): SearchKind | null {
  const isShop = place !== null || found.some(({ isSold }) => isSold);
  const kinds = found
    // Candles in Atlanta are looked for in shops there.
    .filter(({ meaning }) => !(isShop && meaning.kind === "product"))
    .flatMap(({ meaning }) => meaning.kind ?? []);
  if (kinds.includes("help")) return "help";
  const [first] = kinds.filter((kind) => kind !== "business");
  if (first) return first;
  if (kinds.length > 0) return "business";
  if (!time || time.isTopic) return null;
  const categories = found.flatMap(({ meaning }) => meaning.category ?? []);
  return categories.every((category) => stageCategories.has(category)) ? "event" : null;
}

function chooseCategory(found: readonly Found[]): string | null {
  return found.find(({ meaning }) => meaning.category)?.meaning.category ?? null;
}

/** What a category is about: its name, and the word that was typed for it. Soul music is not about soul food. */
function readTopic(found: readonly Found[], category: string | null): string[] {
  if (category === null) return [];
  const named = found.filter(({ meaning, typed }) => meaning.category === category && typed.length === 1);
  const words = [...named.flatMap(({ typed }) => typed), ...wordsOf(category)];
  return [...new Set(words)].filter((word) => !smallWords.has(word) && !generalNouns.has(word));
}

/** Nothing is left of a phrase that only names the kind or the category that were chosen. */
function wordsLeft(
  { typed, meaning }: Found,
  kind: SearchKind | null,
  category: string | null,
  isNaming: (word: string) => boolean,
): readonly string[] {
  const isCategoryChosen = meaning.category !== undefined && meaning.category === category;
  const isKept = meaning.leaves !== "typed" && (meaning.leaves.length > 0 || isCategoryChosen);
  if (isKept && (!meaning.category || category !== null)) return meaning.leaves as readonly string[];
  if (meaning.leaves !== "typed" && (meaning.kind === kind || meaning.kind === "product")) return [];
  // Everything that is sold here can be given.
  if (kind === "product" && typed.every((word) => giftWords.has(singularOf(word)))) return [];
  // The kind is said already: of "walking tour", walking is searched for.
  const telling = typed.filter((word) => !smallWords.has(word) && !isNaming(word));
  return telling.length > 0 ? telling : typed;
}

/** Without what says nothing; but of a request that is nothing else, all is searched for. */
function dropStopWords(rest: { at: number; words: string[] }[], isUnderstood: boolean) {
  const telling = rest.filter(({ words: [word = ""] }) => !stopWords.has(word));
  const specific = telling.filter(({ words: [word = ""] }) => !generalNouns.has(word) && word !== "black");
  if (specific.length > 0 || isUnderstood) return specific;
  return telling.length > 0 ? telling : rest;
}
