/** A seeded random number generator for the demo data. */
export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  /** An integer in [low, high]. */
  between: (low: number, high: number) => number;
  /** True with this probability. */
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** `count` distinct entries, or all if there are fewer. */
  some: <T>(list: readonly T[], count: number) => T[];
  /** A random entry, by weight. */
  weighted: <T>(list: readonly T[], weightOf: (entry: T) => number) => T;
};

/** Each part of the data has its own generator (seed and name), so a change in one does not affect the others. */
export function createRandom(seed: number, part: string): Random {
  let state = seed | 0;
  for (const character of part) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);

  // splitmix32
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let bits = state ^ (state >>> 16);
    bits = Math.imul(bits, 0x21f0aaad);
    bits ^= bits >>> 15;
    bits = Math.imul(bits, 0x735a2d97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T;
  const some = <T>(list: readonly T[], count: number) => {
    const rest = list.slice();
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0)
      chosen.push(...rest.splice(between(0, rest.length - 1), 1));
    return chosen;
  };
  const weighted = <T>(list: readonly T[], weightOf: (entry: T) => number) => {
    let left = next() * list.reduce((sum, entry) => sum + weightOf(entry), 0);
    for (const entry of list) {
      left -= weightOf(entry);
      if (left < 0) return entry;
    }
    return list.at(-1) as T;
  };
  return { next, between, chance: (share) => next() < share, pick, some, weighted };
}
