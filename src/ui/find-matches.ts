/** Start and end index in the text. */
export type Span = readonly [from: number, to: number];

/** Where the typed text occurs in a name: as a whole, or else word by word at the beginning of words. */
export function findMatches(name: string, typed: string): Span[] {
  const text = fold(name);
  // A character that folds into two would shift everything after it.
  if (text.length !== name.length) return [];
  const wanted = fold(typed.trim());
  if (!wanted) return [];
  const whole = text.indexOf(wanted);
  if (whole >= 0) return [[whole, whole + wanted.length]];
  const spans = wanted.split(/\s+/).flatMap((word): Span[] => {
    const at = findWord(text, word);
    return at < 0 ? [] : [[at, at + word.length]];
  });
  return withoutOverlap(spans.sort(([one], [other]) => one - other));
}

/** Whether all words of the typed text occur in a name. */
export function hasAllWords(name: string, typed: string): boolean {
  const text = fold(name);
  return fold(typed.trim())
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function findWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return at;
  }
  return -1;
}

function withoutOverlap(spans: readonly Span[]): Span[] {
  return spans.filter(([from], index) => from >= (spans[index - 1]?.[1] ?? 0));
}

/** Removes case and accents. */
function fold(text: string): string {
  return [...text]
    .map((letter) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase() || letter)
    .join("");
}
