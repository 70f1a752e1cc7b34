/** The number of an order as people read it: `UJ-10001`. */
export function formatOrderNumber(number: number): string {
  return `UJ-${number}`;
}

/** The number that somebody typed, with or without its letters; null when it is none. */
export function readOrderNumber(text: string): number | null {
  const { digits } = /^\s*(?:uj\s*-?\s*)?(?<digits>\d{1,15})\s*$/i.exec(text)?.groups ?? {};
  return digits ? Number(digits) : null;
}
