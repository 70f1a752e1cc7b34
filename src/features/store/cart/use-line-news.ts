import { useEffect, useState } from "react";
import { askStore } from "./ask-store.ts";
import { readCart, updateLines } from "./cart-store.ts";
import { compareLine, type LineNews } from "./compare-lines.ts";

export type Shortage = { variant_id: string; left: number };
type Refused = { shortages: readonly Shortage[]; missing: readonly string[] };

/**
 * Asks the store for prices and stock when the drawer opens, takes them over into the cart, and says what has changed.
 * Out of reach, it says nothing.
 */
export function useLineNews(isOpen: boolean, storeId: string | null) {
  const [news, setNews] = useState<ReadonlyMap<string, LineNews>>(new Map());

  useEffect(() => {
    if (!isOpen || storeId === null) return;
    let isCurrent = true;
    setNews(new Map());
    const asked = readCart();
    askStore(storeId, asked).then((variants) => {
      if (!isCurrent || !variants) return;
      setNews(
        new Map(asked.map((line) => [line.variant.id, compareLine(line, variants.get(line.variant.id))])),
      );
      // The cart may have changed while the store was asked: only what is sold is taken over.
      updateLines((line) => ({ ...line, variant: variants.get(line.variant.id) ?? line.variant }));
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, storeId]);

  /** Marks the lines that the checkout refused. */
  function markRefused({ shortages, missing }: Refused) {
    const isGone = new Set(missing);
    const left = new Map(shortages.map((shortage) => [shortage.variant_id, shortage.left]));
    setNews((known) => {
      const marked = [...left.keys(), ...isGone].map((id) => {
        const { priceNote = null } = known.get(id) ?? {};
        return [id, { priceNote, left: left.get(id) ?? null, isGone: isGone.has(id) }] as const;
      });
      return new Map([...known, ...marked]);
    });
  }

  return { news, markRefused };
}
