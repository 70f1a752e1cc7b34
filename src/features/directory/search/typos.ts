const maxWordLength = 30;

/** The number of typos to tolerate in a word of this length. */
export function maxTypos(word: string): number {
  return [...word].length < 6 ? 1 : 2;
}

/** The words of a term that are long enough to correct. */
export function correctableWords(term: string): string[] {
  return term.match(/[\p{L}\p{N}]+/gu)?.filter((word) => isCorrectable(word)) ?? [];
}

function isCorrectable(word: string): boolean {
  const length = [...word].length;
  return length >= 3 && length <= maxWordLength;
}

/** Deletion variants as in SymSpell: the word itself, and without one or two letters. */
export function remaindersOf(word: string): string[] {
  const remainders = new Set([word]);
  let shorter = [word];
  for (let typos = 0; typos < maxTypos(word); typos++) {
    shorter = shorter.flatMap(deleteOne);
    for (const remainder of shorter) remainders.add(remainder);
  }
  return [...remainders];
}

function deleteOne(word: string): string[] {
  const letters = [...word];
  return letters.map((_, index) => letters.toSpliced(index, 1).join(""));
}

/** Damerau–Levenshtein distance: insertions, deletions, replacements and swaps of adjacent letters. */
export function editDistance(typed: string, meant: string): number {
  const from = [...typed];
  const to = [...meant];
  let beforeLast: number[] = [];
  let last = to.map((_, index) => index);
  last.push(to.length);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const replaced = cell(last, column) + (letter === other ? 0 : 1);
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      const swapped = isSwap ? cell(beforeLast, column - 1) + 1 : replaced;
      current.push(Math.min(cell(last, column + 1) + 1, cell(current, column) + 1, replaced, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return cell(last, to.length);
}

const cell = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
