import { maxQuantity } from "../exports/cart-limits.ts";
import { type CartLine, type CartVariant, mergeLines } from "./cart-line.ts";

/** Reads a saved cart. Anybody can write to browser storage, so lines that cannot be are left out. */
export function readCartLines(saved: string | null): CartLine[] {
  const lines = parse(saved);
  return Array.isArray(lines) ? mergeLines([], lines.flatMap(readLine)) : [];
}

function parse(saved: string | null): unknown {
  try {
    return JSON.parse(saved ?? "[]");
  } catch {
    return [];
  }
}

function readLine(line: unknown): CartLine[] {
  const { product, variant, quantity } = fieldsOf(line);
  const { id, title, image } = fieldsOf(product);
  const kept = readVariant(variant);
  if (!(kept && isText(id) && isText(title) && isCount(quantity) && quantity > 0)) return [];
  return [
    {
      product: { id, title, image: isPicture(image) ? image : null },
      variant: kept,
      quantity: Math.min(quantity, maxQuantity),
    },
  ];
}

/** Reads a variant in the names of the store API; null when it cannot be one. */
export function readVariant(variant: unknown): CartVariant | null {
  const fields = fieldsOf(variant);
  const { id, title, price_in_cents, currency_code, manage_inventory } = fields;
  if (!(isText(id) && isText(title) && isCount(price_in_cents))) return null;
  if (typeof currency_code !== "string" || !/^[a-z]{3}$/.test(currency_code)) return null;
  const { sale_price_in_cents, price_formatted, sale_price_formatted, inventory_quantity } = fields;
  return {
    id,
    title,
    price_in_cents,
    sale_price_in_cents: isCount(sale_price_in_cents) ? sale_price_in_cents : null,
    price_formatted: isText(price_formatted) ? price_formatted : "",
    sale_price_formatted: isText(sale_price_formatted) ? sale_price_formatted : null,
    currency_code,
    manage_inventory: manage_inventory === true,
    inventory_quantity: isCount(inventory_quantity) ? inventory_quantity : 0,
  };
}

const fieldsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= 500;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
/** A path of this site, or an address elsewhere on the web. */
const isPicture = (value: unknown): value is string => isText(value) && /^(\/(?!\/)|https?:\/\/)/.test(value);
