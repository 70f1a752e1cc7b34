/** What goods may cost, both ends included. */
export type PriceRange = { minCents: number | null; maxCents: number | null };

const amount = String.raw`\d{1,6}(?:\.\d{2})?`;
const pattern = new RegExp(`^(?:(${amount})-)?(${amount})?$`);

/** A range from the store's URL: `40`, `10-20`, `100-`; null if it is none. */
export function readPriceRange(text: string): PriceRange | null {
  const [, min, max] = pattern.exec(text) ?? [];
  if (min === undefined && max === undefined) return null;
  const range = { minCents: toCents(min), maxCents: toCents(max) };
  return (range.minCents ?? 0) <= (range.maxCents ?? Number.POSITIVE_INFINITY) ? range : null;
}

/** A range as the store's URL has it. */
export function writePriceRange({ minCents, maxCents }: PriceRange): string {
  return `${minCents === null ? "" : `${toDollars(minCents)}-`}${maxCents === null ? "" : toDollars(maxCents)}`;
}

/** `Up to $40`, `$10 to $20`, `From $100`. */
export function describePriceRange({ minCents, maxCents }: PriceRange): string {
  if (minCents === null) return `Up to $${toDollars(maxCents ?? 0)}`;
  if (maxCents === null) return `From $${toDollars(minCents)}`;
  return `$${toDollars(minCents)} to $${toDollars(maxCents)}`;
}

const toCents = (dollars: string | undefined) =>
  dollars === undefined ? null : Math.round(Number(dollars) * 100);
const toDollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));
