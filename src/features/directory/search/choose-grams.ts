export type Gram = { gram: string; occurrences: number; is_listed: boolean };

/** Reading more entries of the index than this takes longer than walking. */
const maxEntries = 500_000;
/** A further run pays off where reading its entries costs less than comparing the names that it rules out. */
const worthwhile = 25;
const maxAsked = 3;

/**
 * The runs of a term that the index is asked for: the rarest, and others away from it that are not much more frequent.
 * All thirty runs of a whole name took fourteen times as long at five million businesses.
 */
export function chooseGrams(term: string, byOccurrences: readonly Gram[]): string[] {
  const [rarest, ...others] = byOccurrences;
  if (!rarest || rarest.occurrences > maxEntries) return [];
  const chosen = [rarest];
  let entries = rarest.occurrences;
  for (const other of others) {
    if (chosen.length === maxAsked || other.occurrences > worthwhile * rarest.occurrences) break;
    if (entries + other.occurrences > maxEntries) break;
    // Runs that overlap stand in much the same names.
    if (chosen.every(({ gram }) => Math.abs(term.indexOf(gram) - term.indexOf(other.gram)) > 1)) {
      chosen.push(other);
      entries += other.occurrences;
    }
  }
  return chosen.map(({ gram }) => gram);
}
