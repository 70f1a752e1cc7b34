import type { PriceRange } from "#features/store/exports/price-range.ts";
import { consume, type TokenStream, wordsAt } from "./token-stream.ts";
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

/** What counts as cheap: the first step of the store's price filter. */
const cheapCents = 2_500;
const maxBoundWords = 3;
const amount = String.raw`(\d{1,6}(?:\.\d{1,2})?)`;
const single = new RegExp(String.raw`^(\$?)${amount}(\$?)(\+?)\.?$`);
const range = new RegExp(String.raw`^(\$?)${amount}[-–—](\$?)${amount}(\$?)\.?$`);

type Amount = { cents: number; end: number; hasCurrency: boolean; isLeast: boolean };

/** Consumes a price: `under $40`, `40 dollars`, `$10-$20`. */
export function parsePrice(stream: TokenStream): PriceRange | null {
  for (let at = 0; at < stream.tokens.length; at++) {
    const found =
      findRange(stream, at) ?? findBetween(stream, at) ?? findBound(stream, at) ?? findBare(stream, at);
    if (!found) continue;
    consume(stream, found.start ?? at, found.end);
    return found.price;
  }
  return null;
}

/** "Cheap" is a price limit for products only. */
export function parseCheap({ tokens }: TokenStream): PriceRange | null {
  return tokens.some(({ text }) => cheapWords.has(text)) ? { minCents: null, maxCents: cheapCents } : null;
}

type PriceMatch = { price: PriceRange; start?: number; end: number };

/** `$10-$20`, `10-20 dollars`. */
function findRange(stream: TokenStream, start: number): PriceMatch | null {
  const end = endOfPart(stream, start);
  const match = end && range.exec(stream.tokens[start]?.part.raw ?? "");
  if (!match) return null;
  const [, before, low, between, high, behind] = match;
  const after = skipCurrency(stream, end);
  if (!before && !between && !behind && after === end) return null;
  return { price: orderBounds(toCents(low), toCents(high)), end: after };
}

/** `between $10 and $20`, `from 10 to 20 dollars`, `$10 to $20`. */
function findBetween(stream: TokenStream, start: number): PriceMatch | null {
  const [first = ""] = wordsAt(stream, start, start + 1) ?? [];
  const hasPrefix = first === "between" || first === "from";
  const low = parseAmount(stream, hasPrefix ? start + 1 : start);
  if (!low || !["and", "to"].includes(wordsAt(stream, low.end, low.end + 1)?.[0] ?? "")) return null;
  const high = parseAmount(stream, low.end + 1);
  if (!high || !(low.hasCurrency || high.hasCurrency)) return null;
  return { price: orderBounds(low.cents, high.cents), end: high.end };
}

/** `under $40`, `less than 25`, `over $100`. */
function findBound(stream: TokenStream, start: number): PriceMatch | null {
  for (let length = maxBoundWords; length > 0; length--) {
    const phrase = wordsAt(stream, start, start + length)?.join(" ") ?? "";
    const isLeast = atLeastPhrases.has(phrase);
    if (!isLeast && !atMostPhrases.has(phrase)) continue;
    const found = parseAmount(stream, start + length);
    if (!found) return null;
    const isMoney = moneyPhrases.has(phrase) && isAboutMoney(stream, start, found.end);
    const negated = isLeast ? findNegation(stream, start) : null;
    const price = boundOf(found.cents, { isLeast: isLeast && negated === null });
    return found.hasCurrency || isMoney ? { price, start: negated ?? start, end: found.end } : null;
  }
  return null;
}

/** The start of a negation such as "not" or "won't cost" before `end`, or null. */
function findNegation(stream: TokenStream, end: number): number | null {
  let start = end - 1;
  const wordAt = (at: number) => wordsAt(stream, at, at + 1)?.[0] ?? "";
  if (costWords.has(wordAt(start))) start--;
  return negations.has(wordAt(start)) ? start : null;
}

/** `$40`, `40 dollars or less`, `$100+`. An amount alone is a maximum. */
function findBare(stream: TokenStream, start: number): PriceMatch | null {
  const found = parseAmount(stream, start);
  if (!found?.hasCurrency) return null;
  const tail = wordsAt(stream, found.end, found.end + 2)?.join(" ") ?? "";
  const end = /^(?:or|and) (?:less|under|below|more|over|up)$/.test(tail) ? found.end + 2 : found.end;
  const isLeast = found.isLeast || (end > found.end && /(?:more|over|up)$/.test(tail));
  return { price: boundOf(found.cents, { isLeast }), end };
}

/** Without a currency, a number may be an age, a distance or part of a name such as "40 under 40". */
function isAboutMoney({ tokens }: TokenStream, start: number, end: number): boolean {
  const before = tokens[start - 1]?.text ?? "";
  return !ageWords.has(before) && !/^\d/.test(before) && !unitWords.has(tokens[end]?.text ?? "");
}

/** An amount such as `$12.50` or `12 dollars`. */
function parseAmount(stream: TokenStream, start: number): Amount | null {
  const end = endOfPart(stream, start);
  const match = end && single.exec(stream.tokens[start]?.part.raw ?? "");
  if (!match) return null;
  const [, before, number, behind, plus] = match;
  const after = skipCurrency(stream, end);
  const hasCurrency = Boolean(before || behind) || after > end;
  return { cents: toCents(number), end: after, hasCurrency, isLeast: Boolean(plus) };
}

/** The end of the part that starts at this token; null if it starts earlier or is partly consumed. */
function endOfPart(stream: TokenStream, start: number): number | null {
  const part = stream.tokens[start]?.part;
  if (!part || stream.tokens[start - 1]?.part === part) return null;
  let end = start;
  while (stream.tokens[end]?.part === part) end++;
  return wordsAt(stream, start, end) && end;
}

function skipCurrency(stream: TokenStream, at: number): number {
  return currencyWords.has(wordsAt(stream, at, at + 1)?.[0] ?? "") ? at + 1 : at;
}

function boundOf(cents: number, { isLeast }: { isLeast: boolean }): PriceRange {
  return isLeast ? { minCents: cents, maxCents: null } : { minCents: null, maxCents: cents };
}

function orderBounds(one: number, other: number): PriceRange {
  return { minCents: Math.min(one, other), maxCents: Math.max(one, other) };
}

const toCents = (number = "") => Math.round(Number(number) * 100);
