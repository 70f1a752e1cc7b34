import { createHash } from "node:crypto";

/** One in 2^12 texts that were never added is taken for one that was. */
const hashes = 12;
/** The fewest bits for that: by theory `hashes / ln 2` a text. */
const bitsPerText = 17.4;

/** Says of every text that was added that it was, and of nearly all others that they were not. */
export function createBloomFilter(bytes: Uint8Array) {
  const size = bytes.length * 8;
  function* bitsOf(text: string) {
    const digest = createHash("sha256").update(text).digest();
    const [start, step] = [digest.readUInt32BE(0), digest.readUInt32BE(4)];
    for (let number = 0; number < hashes; number++) yield (start + number * step) % size;
  }
  return {
    add: (text: string) => {
      for (const bit of bitsOf(text)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    },
    has: (text: string): boolean => {
      for (const bit of bitsOf(text)) if (!((bytes[bit >> 3] ?? 0) & (1 << (bit & 7)))) return false;
      return true;
    },
  };
}

/** An empty filter for so many texts. */
export function emptyBytesFor(texts: number): Uint8Array {
  return new Uint8Array(Math.ceil((texts * bitsPerText) / 8));
}
