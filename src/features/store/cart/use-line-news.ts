import { useEffect, useState } from "react";
import { askStore } from "./ask-store.ts";
import { readCart, updateLines } from "./cart-store.ts";
import { compareLine, type LineNews } from "./compare-lines.ts";

export type Shortage = { variant_id: string; left: number };

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

  /** Marks lines that the checkout found short. */
  function markShort(shortages: readonly Shortage[]) {
    setNews((known) => {
      const marked = shortages.map(({ variant_id, left }) => {
        const { priceNote = null } = known.get(variant_id) ?? {};
        return [variant_id, { priceNote, left, isGone: false }] as const;
      });
      return new Map([...known, ...marked]);
    });
  }

  return { news, markShort };
}
