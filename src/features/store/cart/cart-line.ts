import { maxLines, maxQuantity } from "../exports/cart-limits.ts";

/** A variant as the cart keeps it: the names are those of the store API. */
export type CartVariant = {
  id: string;
  title: string;
  price_in_cents: number;
  sale_price_in_cents: number | null;
  price_formatted: string;
  sale_price_formatted: string | null;
  currency_code: string;
  manage_inventory: boolean;
  inventory_quantity: number;
};

export type CartLine = {
  product: { id: string; title: string; image: string | null };
  variant: CartVariant;
  quantity: number;
};

/** What one unit costs now. */
export function unitPriceOf({ price_in_cents, sale_price_in_cents }: CartVariant): number {
  return sale_price_in_cents ?? price_in_cents;
}

/** The sum over all lines, in cents. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((total, { variant, quantity }) => total + unitPriceOf(variant) * quantity, 0);
}

/** The number of units in all lines. */
export function unitsOf(lines: readonly CartLine[]): number {
  return lines.reduce((units, { quantity }) => units + quantity, 0);
}

/** The lines of both; a variant that is in both keeps its later line, with the units of both. */
export function mergeLines(earlier: readonly CartLine[], later: readonly CartLine[]): CartLine[] {
  const merged = new Map(earlier.map((line) => [line.variant.id, line]));
  for (const line of later) {
    const quantity = (merged.get(line.variant.id)?.quantity ?? 0) + line.quantity;
    merged.set(line.variant.id, { ...line, quantity: Math.min(quantity, maxQuantity) });
  }
  return [...merged.values()].slice(0, maxLines);
}
