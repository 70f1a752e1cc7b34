import { foldLetters } from "#platform/names/fold-text.ts";

/** A MinHash sketch, stored to compare other texts with it. */
export type Sketch = { letters: number; signature: Uint8Array; bands: number[] };

const hashCount = 128;
const hashesPerBand = 4;
// Enough to characterize a text.
const maxLetters = 2_000;
// Odd multipliers and offsets of the hash functions. They must be the same in every process.
const factors = Uint32Array.from({ length: hashCount }, (_, index) => mix(2 * index + 1) | 1);
const offsets = Uint32Array.from({ length: hashCount }, (_, index) => mix(2 * index + 2));

/** The MinHash sketch of the trigrams of a text. A changed letter affects only three trigrams. */
export function sketchWords(text: string): Sketch {
  // A text without letters, such as a row of stars, is compared by its symbols.
  const letters = [...(foldLetters(text) || text)];
  const minHashes = new Uint32Array(hashCount).fill(0xffffffff);
  for (const gram of readGrams(letters.slice(0, maxLetters))) updateMinHashes(minHashes, hashGram(gram));
  return {
    letters: letters.length,
    signature: Uint8Array.from(minHashes, (hash) => hash & 255),
    bands: toBands(minHashes),
  };
}

function readGrams(letters: string[]) {
  return new Set(
    letters.map((letter, index) => letter + (letters[index + 1] ?? "") + (letters[index + 2] ?? "")),
  );
}

/** Lowers each minimum if the hash of this value is smaller. */
function updateMinHashes(minHashes: Uint32Array, value: number) {
  for (let index = 0; index < hashCount; index++) {
    const hash = mix(Math.imul(value, factors[index] ?? 1) + (offsets[index] ?? 0));
    if (hash < (minHashes[index] ?? 0)) minHashes[index] = hash;
  }
}

/** Estimates the Jaccard similarity of the trigrams of two texts, within a few hundredths. */
export function similarityOf(one: Uint8Array, other: Uint8Array): number {
  let same = 0;
  for (let index = 0; index < hashCount; index++) if (one[index] === other[index]) same++;
  return same / hashCount;
}

/** LSH bands: with half of their trigrams in common, two texts share one nine times in ten; unrelated ones almost never. */
function toBands(minHashes: Uint32Array) {
  return Array.from({ length: hashCount / hashesPerBand }, (_, band) => {
    let key = band;
    for (const hash of minHashes.subarray(band * hashesPerBand, (band + 1) * hashesPerBand))
      key = mix(key ^ hash);
    return key | 0;
  });
}

function hashGram(gram: string) {
  let value = 0x811c9dc5;
  for (let index = 0; index < gram.length; index++)
    value = Math.imul(value ^ gram.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

function mix(value: number) {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
