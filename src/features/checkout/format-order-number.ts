/** A formatted order number: `UJ-10001`. */
export function formatOrderNumber(number: number): string {
  return `UJ-${number}`;
}

/** Parses a typed order number, with or without its prefix, or returns null. */
export function readOrderNumber(text: string): number | null {
  const { digits } = /^\s*(?:uj\s*-?\s*)?(?<digits>\d{1,15})\s*$/i.exec(text)?.groups ?? {};
  return digits ? Number(digits) : null;
}
