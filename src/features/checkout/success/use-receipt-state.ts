import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { forgetSetAsideCart, restoreCart } from "#features/store/exports/set-aside-cart.ts";
import type { ReceiptState } from "./present-receipt.ts";

const firstWaitMs = 2_000;
const longestWaitMs = 30_000;

/** Asks again while the payment is open, ever more slowly; drops the kept cart once it is paid, and brings it back if not. */
export function useReceiptState(state: ReceiptState | null) {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (state === "paid" || state === "processing") forgetSetAsideCart();
    if (state === "failed") restoreCart();
  }, [state]);

  useEffect(() => {
    if (state !== "waiting") return;
    let waitMs = firstWaitMs;
    let timer = setTimeout(askAgain, waitMs);
    async function askAgain() {
      // Nobody waits behind another tab.
      if (!document.hidden) await revalidate();
      waitMs = Math.min(waitMs * 1.5, longestWaitMs);
      timer = setTimeout(askAgain, waitMs);
    }
    return () => clearTimeout(timer);
  }, [state, revalidate]);
}
