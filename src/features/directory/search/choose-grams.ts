export type Gram = { gram: string; occurrences: number; is_listed: boolean };

/** Reading more index entries than this is slower than a scan. */
const maxEntries = 500_000;
/** A more frequent n-gram costs more to read than the comparisons it saves. */
const maxFrequencyRatio = 25;
const maxGrams = 3;

/**
 * The n-grams of a term to look up in the index: the rarest, and others that are apart from it and not much more
 * frequent. With five million businesses, looking up all thirty of a full name took fourteen times as long.
 */
export function chooseGrams(term: string, byOccurrences: readonly Gram[]): string[] {
  const [rarest, ...others] = byOccurrences;
  if (!rarest || rarest.occurrences > maxEntries) return [];
  const chosen = [rarest];
  let entries = rarest.occurrences;
  for (const other of others) {
    if (chosen.length === maxGrams || other.occurrences > maxFrequencyRatio * rarest.occurrences) break;
    if (entries + other.occurrences > maxEntries) break;
    // Overlapping n-grams occur in much the same names.
    if (chosen.every(({ gram }) => Math.abs(term.indexOf(gram) - term.indexOf(other.gram)) > 1)) {
      chosen.push(other);
      entries += other.occurrences;
    }
  }
  return chosen.map(({ gram }) => gram);
}
