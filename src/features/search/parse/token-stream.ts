import type { Correction } from "./parsed-query.ts";
import type { Token } from "./tokenize.ts";

/** The tokens of a query during parsing. Each parser consumes the tokens it understands. */
export type TokenStream = {
  tokens: Token[];
  /** By token: whether a parser has consumed it. */
  consumed: boolean[];
  /** Words to search for, with the index of their token. */
  terms: { at: number; words: readonly string[]; isTopic?: boolean }[];
  corrections: (Correction & { at: number })[];
};

export function createTokenStream(tokens: Token[]): TokenStream {
  return { tokens, consumed: tokens.map(() => false), terms: [], corrections: [] };
}

/** The words from `start` up to, but not including, `end`; null if any is consumed or out of range. */
export function wordsAt({ tokens, consumed }: TokenStream, start: number, end: number): string[] | null {
  if (start < 0 || end > tokens.length) return null;
  const words: string[] = [];
  for (let at = start; at < end; at++) {
    const token = tokens[at];
    if (!token || consumed[at]) return null;
    words.push(token.text);
  }
  return words;
}

export function consume({ consumed }: TokenStream, start: number, end: number): void {
  consumed.fill(true, start, end);
}

/** The original text from `start` up to, but not including, `end`. */
export function textAt({ tokens }: TokenStream, start: number, end: number): string {
  const parts = new Set(tokens.slice(start, end).map(({ part }) => part));
  return [...parts].map(({ raw }) => raw).join(" ");
}

/** Consumes the first of these phrases, longest first. Returns its index, or null. */
export function consumePhrase(
  stream: TokenStream,
  phrases: ReadonlySet<string>,
  maxWords: number,
): number | null {
  for (let length = Math.min(maxWords, stream.tokens.length); length > 0; length--) {
    for (let start = 0; start + length <= stream.tokens.length; start++) {
      const words = wordsAt(stream, start, start + length);
      if (!words || !phrases.has(words.join(" "))) continue;
      consume(stream, start, start + length);
      return start;
    }
  }
  return null;
}
