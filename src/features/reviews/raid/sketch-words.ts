import { foldLetters } from "./fold-text.ts";

/** What is kept of a text to compare others with it. */
export type Sketch = { letters: number; signature: Uint8Array; bands: number[] };

const hashes = 128;
const hashesInBand = 4;
// More says nothing new about what a text is.
const maxLetters = 2_000;
// Odd multipliers and offsets of the hash functions, from a fixed seed: every process must have the same.
const factors = Uint32Array.from({ length: hashes }, (_, at) => mix(2 * at + 1) | 1);
const offsets = Uint32Array.from({ length: hashes }, (_, at) => mix(2 * at + 2));

/** A sketch of the trigrams of a text (minhash). A changed letter costs three trigrams, whatever the length. */
export function sketchWords(text: string): Sketch {
  // Without a letter, such as a row of stars, the signs themselves are compared.
  const letters = [...(foldLetters(text) || text)];
  const least = new Uint32Array(hashes).fill(0xffffffff);
  for (const gram of readGrams(letters.slice(0, maxLetters))) lower(least, hashGram(gram));
  return {
    letters: letters.length,
    signature: Uint8Array.from(least, (hash) => hash & 255),
    bands: toBands(least),
  };
}

function readGrams(letters: string[]) {
  return new Set(letters.map((letter, at) => letter + (letters[at + 1] ?? "") + (letters[at + 2] ?? "")));
}

/** Keeps the least value that each hash function has given so far. */
function lower(least: Uint32Array, value: number) {
  for (let at = 0; at < hashes; at++) {
    const hash = mix(Math.imul(value, factors[at] ?? 1) + (offsets[at] ?? 0));
    if (hash < (least[at] ?? 0)) least[at] = hash;
  }
}

/** Which share of their trigrams two texts have in common, estimated within some hundredths. */
export function similarityOf(one: Uint8Array, other: Uint8Array): number {
  let same = 0;
  for (let at = 0; at < hashes; at++) if (one[at] === other[at]) same++;
  return same / hashes;
}

/** Two texts that have half of their trigrams in common share a key nine times in ten, unrelated ones hardly ever. */
function toBands(least: Uint32Array) {
  return Array.from({ length: hashes / hashesInBand }, (_, band) => {
    let key = band;
    for (const hash of least.subarray(band * hashesInBand, (band + 1) * hashesInBand)) key = mix(key ^ hash);
    return key | 0;
  });
}

function hashGram(gram: string) {
  let value = 0x811c9dc5;
  for (let at = 0; at < gram.length; at++) value = Math.imul(value ^ gram.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

function mix(value: number) {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
