/** Draws entry number r with a probability proportional to 1 / (r + flat) (Zipf distribution). */
export function zipf<T>(list: readonly T[], flat: number): (number: number) => T {
  return byWeight(list, (_, rank) => 1 / (rank + flat));
}

/** Draws an entry by weight from a number between 0 and 1, with one table lookup. */
export function byWeight<T>(
  list: readonly T[],
  weightOf: (entry: T, rank: number) => number,
): (number: number) => T {
  const slots = 1 << 16;
  const weights = list.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const table = new Uint16Array(slots);
  let filled = 0;
  let reached = 0;
  for (const [index, weight] of weights.entries()) {
    reached += weight;
    const end = Math.round((reached / total) * slots);
    table.fill(index, filled, end);
    filled = Math.max(filled, end);
  }
  return (number) => list[table[Math.floor(number * slots)] ?? 0] as T;
}
