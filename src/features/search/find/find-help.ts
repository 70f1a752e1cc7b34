import type { HelpText } from "#features/community/exports/search-help.server.ts";

export type ScoredHelp = { text: HelpText; score: number };

/** Help texts that contain all stems, matches in the question first. There are few, so each one is compared. */
export function findHelp(texts: readonly HelpText[], stems: readonly string[]): ScoredHelp[] {
  if (stems.length === 0) return [];
  return texts
    .map((text) => ({ text, score: scoreOf(text, stems) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** For requests for help: texts with all stems, else with most of them, else every text. */
export function findSomeHelp(texts: readonly HelpText[], stems: readonly string[]): ScoredHelp[] {
  const found = findHelp(texts, stems);
  if (found.length > 0) return found;
  const some = texts
    .map((text) => ({ text, score: stems.reduce((sum, stem) => sum + scoreOf(text, [stem]), 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return some.length > 0 ? some : texts.map((text) => ({ text, score: 0 }));
}

/** The lowest weight of any stem; zero if one is missing. */
function scoreOf({ section, question, answer, otherWords }: HelpText, stems: readonly string[]): number {
  const parts = [
    [wordsOf(question), 0.6],
    [wordsOf(otherWords), 0.5],
    [wordsOf(section), 0.3],
    [wordsOf(answer), 0.1],
  ] as const;
  const weights = stems.map((stem) => {
    const part = parts.find(([words]) => words.some((word) => word.startsWith(stem)));
    return part?.[1] ?? 0;
  });
  return weights.includes(0) ? 0 : Math.min(...weights);
}

/** The stemmer turns a final `y` into `i`. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => (word.endsWith("y") ? [word, `${word.slice(0, -1)}i`] : [word]));
}
