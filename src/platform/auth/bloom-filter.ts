import { createHash } from "node:crypto";

/** One in 2^12 texts that were never added is reported as added. */
const hashes = 12;
/** The minimum number of bits for that rate: `hashes / ln 2` per text. */
const bitsPerText = 17.4;

/** Recognizes every text that was added, and rarely one that was not. */
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

/** An empty filter for this many texts. */
export function emptyBytesFor(texts: number): Uint8Array {
  return new Uint8Array(Math.ceil((texts * bitsPerText) / 8));
}
