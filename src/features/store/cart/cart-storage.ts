import type { CartLine } from "./cart-line.ts";
import { readCartLines } from "./read-cart-lines.ts";

export type CartStorage = ReturnType<typeof createCartStorage>;

/** Lines of the cart in browser storage, under a key each. */
export function createCartStorage() {
  /** Where storage is full or forbidden, lines live as long as their page. */
  const memory = new Map<string, { saved: string | null; lines: CartLine[] }>();

  /** The lines that are kept under a key; the same array as long as nothing changes. */
  function readLines(key: string): CartLine[] {
    const known = memory.get(key);
    const saved = readStorage(key, known?.saved ?? null);
    if (known && known.saved === saved) return known.lines;
    const lines = readCartLines(saved);
    memory.set(key, { saved, lines });
    return lines;
  }

  /** Keeps lines under a key. */
  function writeLines(key: string, lines: CartLine[]): void {
    try {
      localStorage.setItem(key, JSON.stringify(lines));
    } catch {
      // What is in storage stays as it was; readLines() tells by that whether another tab has changed it since.
    }
    memory.set(key, { saved: readStorage(key, null), lines });
  }

  /** Drops what is kept under a key. */
  function dropLines(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept there either.
    }
  }

  return { readLines, writeLines, dropLines };
}

/** What this page keeps. */
export const cartStorage: CartStorage = createCartStorage();

function readStorage(key: string, otherwise: string | null): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return otherwise;
  }
}
