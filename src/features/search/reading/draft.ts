import type { Token } from "./read-tokens.ts";
import type { Correction } from "./reading.ts";

/** A request while it is read: each reader takes the words that it understands. */
export type Draft = {
  tokens: Token[];
  /** By token: whether a reader has taken it. */
  taken: boolean[];
  /** Words to search for, by the token they come from. */
  kept: { at: number; words: readonly string[]; isTopic?: boolean }[];
  corrections: (Correction & { at: number })[];
};

export function startDraft(tokens: Token[]): Draft {
  return { tokens, taken: tokens.map(() => false), kept: [], corrections: [] };
}

/** The words from one token up to another, the last excluded; null if one of them is taken or there are too few. */
export function spanOf({ tokens, taken }: Draft, start: number, end: number): string[] | null {
  if (start < 0 || end > tokens.length) return null;
  const words: string[] = [];
  for (let at = start; at < end; at++) {
    const token = tokens[at];
    if (!token || taken[at]) return null;
    words.push(token.text);
  }
  return words;
}

export function take({ taken }: Draft, start: number, end: number): void {
  taken.fill(true, start, end);
}

/** What was typed from one token up to another. */
export function typedOf({ tokens }: Draft, start: number, end: number): string {
  const parts = new Set(tokens.slice(start, end).map(({ part }) => part));
  return [...parts].map(({ typed }) => typed).join(" ");
}

/** The first place where one of these phrases stands, longest phrase first; the phrase's words are taken. */
export function takePhrase(draft: Draft, phrases: ReadonlySet<string>, maxWords: number): number | null {
  for (let length = Math.min(maxWords, draft.tokens.length); length > 0; length--) {
    for (let start = 0; start + length <= draft.tokens.length; start++) {
      const words = spanOf(draft, start, start + length);
      if (!words || !phrases.has(words.join(" "))) continue;
      take(draft, start, start + length);
      return start;
    }
  }
  return null;
}
