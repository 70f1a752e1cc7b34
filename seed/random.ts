/** A repeatable source of choices for the demo data. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** True in `share` of all cases. */
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** `count` different entries, or all when there are fewer. */
  some: <T>(list: readonly T[], count: number) => T[];
  /** An entry of `list`, as often as its weight says. */
  weighted: <T>(list: readonly T[], weightOf: (entry: T) => number) => T;
};

/** Each part of the data draws from its own source (seed and name), so that a change in one leaves the others alone. */
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
