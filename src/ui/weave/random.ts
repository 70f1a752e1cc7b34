/** A seeded random number generator with the same sequence on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  /** An integer in [0, limit). */
  int: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
  shuffle: <T>(list: readonly T[]) => T[];
};

/** Hashes text to 32 bits (FNV-1a over code points). */
export function hash(text: string): number {
  let bits = 2166136261;
  for (const character of text) {
    bits ^= character.codePointAt(0) as number;
    bits = Math.imul(bits, 16777619);
  }
  return bits >>> 0;
}

/** Creates a generator from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  const int = (limit: number) => Math.floor(next() * limit);
  next(); // Skips one draw: existing cloths depend on this sequence.
  return {
    next,
    int,
    pick: <T>(list: readonly T[]) => list[int(list.length)] as T,
    shuffle: <T>(list: readonly T[]) => {
      const shuffled = list.slice();
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
      }
      return shuffled;
    },
  };
}
