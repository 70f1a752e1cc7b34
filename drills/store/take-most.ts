import { findExcess, isScarce } from "#features/checkout/hold-limits.ts";
import type { Line } from "./buy.ts";

export type Stock = { id: string; left: number; held: number };

const maxLines = 50;

/** The largest order that a visitor can place, scarcest goods first; without proof of work only up to half of each. */
export function takeMost(stock: readonly Stock[], howMuch: "half of it" | "all of it"): Line[] {
  const taken: Line[] = [];
  const describe = (lines: readonly Line[]) =>
    lines.map(({ variant_id, quantity }) => {
      const { left = 0, held = 0 } = stock.find(({ id }) => id === variant_id) ?? {};
      return { variantId: variant_id, title: "", quantity, left, held };
    });
  const canTake = (lines: readonly Line[]) => {
    const described = describe(lines);
    const isThere = described.every(({ quantity, left }) => quantity <= left);
    const isAllowed = howMuch === "all of it" || !described.some(isScarce);
    return isThere && isAllowed && !findExcess("visitor", described);
  };
  for (const { id } of stock) {
    if (taken.length === maxLines) break;
    let quantity = 0;
    while (canTake([...taken, { variant_id: id, quantity: quantity + 1 }])) quantity += 1;
    if (quantity > 0) taken.push({ variant_id: id, quantity });
  }
  return taken;
}
