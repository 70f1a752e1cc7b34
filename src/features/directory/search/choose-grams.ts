export type Gram = { gram: string; occurrences: number; is_listed: boolean };

/** Reading more index entries than this is slower than a scan. */
const maxEntries = 300_000;
/** A more frequent n-gram costs more to read than the comparisons it saves, one of the same word all the sooner. */
const maxRatio = { otherWord: 25, sameWord: 4 };
const maxWords = 3;

/**
 * The n-grams of a term to look up in the index: the rarest, and the rarest of other words that are not much more
 * frequent; for a single word one more that does not overlap. With five million businesses, looking up all thirty of a
 * full name took fourteen times as long.
 */
export function chooseGrams(term: string, byOccurrences: readonly Gram[]): string[] {
  const [rarest, ...others] = byOccurrences;
  if (!rarest || rarest.occurrences > maxEntries) return [];
  const chosen = [rarest];
  const isUseful = ({ occurrences }: Gram, ratio: number) => occurrences <= ratio * rarest.occurrences;
  for (const other of others)
    if (
      chosen.length < maxWords &&
      isUseful(other, maxRatio.otherWord) &&
      chosen.every((before) => wordOf(term, before) !== wordOf(term, other))
    )
      chosen.push(other);
  const apart = others.find(({ gram }) => Math.abs(term.indexOf(gram) - term.indexOf(rarest.gram)) > 2);
  if (chosen.length === 1 && apart && isUseful(apart, maxRatio.sameWord)) chosen.push(apart);
  return chosen.map(({ gram }) => gram);
}

/** The number of the word in which an n-gram begins. */
function wordOf(term: string, { gram }: Gram): number {
  return term.slice(0, term.indexOf(gram)).split(" ").length;
}
