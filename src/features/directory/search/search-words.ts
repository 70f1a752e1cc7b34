const maxWordLength = 30;

/** How many mistakes a word of this length is forgiven. */
export function forgivenMistakes(word: string): number {
  return [...word].length < 6 ? 1 : 2;
}

/** The words of a term that may be mistyped: at least three letters or digits. */
export function wordsOf(term: string): string[] {
  return term.match(/[\p{L}\p{N}]+/gu)?.filter((word) => isCorrectable(word)) ?? [];
}

function isCorrectable(word: string): boolean {
  const length = [...word].length;
  return length >= 3 && length <= maxWordLength;
}

/** The word and what is left of it without one letter, and without two. */
export function remaindersOf(word: string): string[] {
  const remainders = new Set([word]);
  let shorter = [word];
  for (let mistakes = 0; mistakes < forgivenMistakes(word); mistakes++) {
    shorter = shorter.flatMap(withoutOne);
    for (const one of shorter) remainders.add(one);
  }
  return [...remainders];
}

function withoutOne(word: string): string[] {
  const letters = [...word];
  return letters.map((_, at) => letters.toSpliced(at, 1).join(""));
}

/** How many letters were missed, added, replaced or swapped with their neighbor. */
export function countMistakes(typed: string, meant: string): number {
  const from = [...typed];
  const to = [...meant];
  let beforeLast: number[] = [];
  let last = to.map((_, at) => at);
  last.push(to.length);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const kept = cell(last, column) + (letter === other ? 0 : 1);
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      const swapped = isSwap ? cell(beforeLast, column - 1) + 1 : kept;
      current.push(Math.min(cell(last, column + 1) + 1, cell(current, column) + 1, kept, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return cell(last, to.length);
}

const cell = (row: number[], at: number) => row[at] ?? Number.POSITIVE_INFINITY;
