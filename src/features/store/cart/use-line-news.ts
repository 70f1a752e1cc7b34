import { useEffect, useState } from "react";
import { askStore } from "./ask-store.ts";
import { readCart, updateLines } from "./cart-store.ts";
import { compareLine, type LineNews } from "./compare-lines.ts";

export type Shortage = { variant_id: string; left: number };
export type Limit = { variant_id: string; most: number };
type Refused = { shortages: readonly Shortage[]; limits: readonly Limit[]; missing: readonly string[] };

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
    const requested = readCart();
    askStore(storeId, requested).then((variants) => {
      if (!isCurrent || !variants) return;
      setNews(
        new Map(requested.map((line) => [line.variant.id, compareLine(line, variants.get(line.variant.id))])),
      );
      // The cart may have changed while the store was asked: only what is sold is taken over.
      updateLines((line) => ({ ...line, variant: variants.get(line.variant.id) ?? line.variant }));
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, storeId]);

  /** Marks the lines that the checkout refused. */
  function markRefused({ shortages, limits, missing }: Refused) {
    const isGone = new Set(missing);
    const left = new Map(shortages.map((shortage) => [shortage.variant_id, shortage.left]));
    const most = new Map(limits.map((limit) => [limit.variant_id, limit.most]));
    setNews((known) => {
      const marked = [...left.keys(), ...most.keys(), ...isGone].map((id) => {
        const { priceNote = null } = known.get(id) ?? {};
        const news = { left: left.get(id) ?? null, most: most.get(id) ?? null, isGone: isGone.has(id) };
        return [id, { priceNote, ...news }] as const;
      });
      return new Map([...known, ...marked]);
    });
  }

  return { news, markRefused };
}
