import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { deleteSetAsideCart, restoreCart } from "#features/store/exports/set-aside-cart.ts";
import type { ReceiptState } from "./present-receipt.ts";

const firstWaitMs = 2_000;
const longestWaitMs = 30_000;

/**
 * Deletes the set-aside cart once its order is paid, and restores it if it never will be; polls while the payment is
 * open, ever more slowly. Returns whether the cart is restored.
 */
export function useReceiptState(state: ReceiptState | null): { isCartBack: boolean } {
  const { revalidate } = useRevalidator();
  const [isCartBack, setIsCartBack] = useState(false);

  useEffect(() => {
    if (state === "paid" || state === "processing") deleteSetAsideCart();
    if (state === "failed" && restoreCart()) setIsCartBack(true);
  }, [state]);

  useEffect(() => {
    if (state !== "waiting") return;
    let waitMs = firstWaitMs;
    let timer = setTimeout(askAgain, waitMs);
    async function askAgain() {
      // Does not poll in background tabs.
      if (!document.hidden) await revalidate();
      waitMs = Math.min(waitMs * 1.5, longestWaitMs);
      timer = setTimeout(askAgain, waitMs);
    }
    return () => clearTimeout(timer);
  }, [state, revalidate]);

  return { isCartBack };
}
