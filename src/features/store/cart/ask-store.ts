import { isUuid } from "#platform/db/is-uuid.ts";
import { callStore } from "../exports/call-store.ts";
import type { CartLine, CartVariant } from "./cart-line.ts";
import { readVariant } from "./read-cart-lines.ts";

const patienceMs = 8_000;

/** The variants of these lines as they are sold now; null when the store cannot say. */
export async function askStore(
  storeId: string,
  lines: readonly CartLine[],
): Promise<Map<string, CartVariant> | null> {
  // The cart is anybody's to edit; one id that is none would have the whole question refused.
  const ids = [...new Set(lines.map(({ product }) => product.id))].filter(isUuid);
  if (ids.length === 0) return new Map();
  const query = new URLSearchParams(ids.map((id) => ["product_ids[]", id]));
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { variants } = await callStore<{ variants: unknown }>(storeId, `/variants?${query}`, { signal });
    if (!Array.isArray(variants)) return null;
    const known = variants.map(readVariant).filter((variant) => variant !== null);
    return new Map(known.map((variant) => [variant.id, variant]));
  } catch {
    return null;
  }
}
