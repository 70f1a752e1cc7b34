import type { PriceRange } from "#features/store/exports/price-range.ts";
import { type Draft, spanOf, take } from "./draft.ts";
import {
  ageWords,
  atLeastPhrases,
  atMostPhrases,
  cheapWords,
  costWords,
  currencyWords,
  moneyPhrases,
  negations,
  unitWords,
} from "./words/price-words.ts";

/** Up to this a thing is cheap: the first step of the store's own filter. */
const cheapCents = 2_500;
const maxBoundWords = 3;
const amount = String.raw`(\d{1,6}(?:\.\d{1,2})?)`;
const single = new RegExp(String.raw`^(\$?)${amount}(\$?)(\+?)\.?$`);
const range = new RegExp(String.raw`^(\$?)${amount}[-–—](\$?)${amount}(\$?)\.?$`);

type Amount = { cents: number; end: number; hasCurrency: boolean; isLeast: boolean };

/** The price that a request names: `under $40`, `40 dollars`, `$10-$20`. Its words are taken. */
export function readPrice(draft: Draft): PriceRange | null {
  for (let at = 0; at < draft.tokens.length; at++) {
    const found =
      findRange(draft, at) ?? findBetween(draft, at) ?? findBound(draft, at) ?? findBare(draft, at);
    if (!found) continue;
    take(draft, found.start ?? at, found.end);
    return found.price;
  }
  return null;
}

/** "Cheap" says a price where goods are asked for. Elsewhere it says nothing. */
export function readCheap({ tokens }: Draft): PriceRange | null {
  return tokens.some(({ text }) => cheapWords.has(text)) ? { minCents: null, maxCents: cheapCents } : null;
}

type Found = { price: PriceRange; start?: number; end: number };

/** `$10-$20`, `10-20 dollars`. */
function findRange(draft: Draft, start: number): Found | null {
  const end = endOfPart(draft, start);
  const match = end && range.exec(draft.tokens[start]?.part.typed ?? "");
  if (!match) return null;
  const [, before, low, between, high, behind] = match;
  const after = skipCurrency(draft, end);
  if (!before && !between && !behind && after === end) return null;
  return { price: orderBounds(toCents(low), toCents(high)), end: after };
}

/** `between $10 and $20`, `from 10 to 20 dollars`, `$10 to $20`. */
function findBetween(draft: Draft, start: number): Found | null {
  const [first = ""] = spanOf(draft, start, start + 1) ?? [];
  const isLed = first === "between" || first === "from";
  const low = readAmount(draft, isLed ? start + 1 : start);
  if (!low || !["and", "to"].includes(spanOf(draft, low.end, low.end + 1)?.[0] ?? "")) return null;
  const high = readAmount(draft, low.end + 1);
  if (!high || !(low.hasCurrency || high.hasCurrency)) return null;
  return { price: orderBounds(low.cents, high.cents), end: high.end };
}

/** `under $40`, `less than 25`, `over $100`. */
function findBound(draft: Draft, start: number): Found | null {
  for (let length = maxBoundWords; length > 0; length--) {
    const phrase = spanOf(draft, start, start + length)?.join(" ") ?? "";
    const isLeast = atLeastPhrases.has(phrase);
    if (!isLeast && !atMostPhrases.has(phrase)) continue;
    const found = readAmount(draft, start + length);
    if (!found) return null;
    const isMoney = moneyPhrases.has(phrase) && isAboutMoney(draft, start, found.end);
    const negated = isLeast ? findNegation(draft, start) : null;
    const price = boundOf(found.cents, { isLeast: isLeast && negated === null });
    return found.hasCurrency || isMoney ? { price, start: negated ?? start, end: found.end } : null;
  }
  return null;
}

/** Where "not", "won't cost" or the like begins; null without it. */
function findNegation(draft: Draft, end: number): number | null {
  let start = end - 1;
  const wordAt = (at: number) => spanOf(draft, at, at + 1)?.[0] ?? "";
  if (costWords.has(wordAt(start))) start--;
  return negations.has(wordAt(start)) ? start : null;
}

/** `$40`, `40 dollars or less`, `$100+`: an amount alone is the most that somebody wants to spend. */
function findBare(draft: Draft, start: number): Found | null {
  const found = readAmount(draft, start);
  if (!found?.hasCurrency) return null;
  const tail = spanOf(draft, found.end, found.end + 2)?.join(" ") ?? "";
  const end = /^(?:or|and) (?:less|under|below|more|over|up)$/.test(tail) ? found.end + 2 : found.end;
  const isLeast = found.isLeast || (end > found.end && /(?:more|over|up)$/.test(tail));
  return { price: boundOf(found.cents, { isLeast }), end };
}

/** Without a currency, a number may be an age, a distance or a name such as "40 under 40". */
function isAboutMoney({ tokens }: Draft, start: number, end: number): boolean {
  const before = tokens[start - 1]?.text ?? "";
  return !ageWords.has(before) && !/^\d/.test(before) && !unitWords.has(tokens[end]?.text ?? "");
}

/** One typed part that is an amount, such as `$12.50`, and the word for dollars behind it. */
function readAmount(draft: Draft, start: number): Amount | null {
  const end = endOfPart(draft, start);
  const match = end && single.exec(draft.tokens[start]?.part.typed ?? "");
  if (!match) return null;
  const [, before, number, behind, plus] = match;
  const after = skipCurrency(draft, end);
  const hasCurrency = Boolean(before || behind) || after > end;
  return { cents: toCents(number), end: after, hasCurrency, isLeast: Boolean(plus) };
}

/** Where the typed part that begins at this token ends; null if it begins earlier or a word of it is taken. */
function endOfPart(draft: Draft, start: number): number | null {
  const part = draft.tokens[start]?.part;
  if (!part || draft.tokens[start - 1]?.part === part) return null;
  let end = start;
  while (draft.tokens[end]?.part === part) end++;
  return spanOf(draft, start, end) && end;
}

function skipCurrency(draft: Draft, at: number): number {
  return currencyWords.has(spanOf(draft, at, at + 1)?.[0] ?? "") ? at + 1 : at;
}

function boundOf(cents: number, { isLeast }: { isLeast: boolean }): PriceRange {
  return isLeast ? { minCents: cents, maxCents: null } : { minCents: null, maxCents: cents };
}

function orderBounds(one: number, other: number): PriceRange {
  return { minCents: Math.min(one, other), maxCents: Math.max(one, other) };
}

const toCents = (number = "") => Math.round(Number(number) * 100);
