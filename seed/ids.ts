import type { Random } from "./random.ts";

const firstDay = Date.UTC(2026, 0, 1);

/**
 * Creates increasing ids in uuidv7 format, starting at a fixed day, so that a record keeps its URL and cloth every
 * time the data is loaded.
 */
export function createIds(random: Random): () => string {
  let count = 0;
  return () => {
    const time = (firstDay + ++count * 1000).toString(16).padStart(12, "0");
    const a = random.between(0, 0xfff).toString(16).padStart(3, "0");
    const b = random.between(0x8000, 0xbfff).toString(16);
    const c = random.between(0, 0xffffff).toString(16).padStart(6, "0");
    const d = random.between(0, 0xffffff).toString(16).padStart(6, "0");
    return `${time.slice(0, 8)}-${time.slice(8)}-7${a}-${b}-${c}${d}`;
  };
}
