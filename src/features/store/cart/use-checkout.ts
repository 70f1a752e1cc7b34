import { useEffect, useRef, useState } from "react";
import { showToast } from "#ui/toast-store.ts";
import { setAsideCart } from "../exports/set-aside-cart.ts";
import { readCart } from "./cart-store.ts";
import { type CheckoutResult, sendCheckout } from "./send-checkout.ts";

type CheckoutOptions = {
  storeId: string | null;
  onRefused: (refused: CheckoutResult & { ok: false }) => void;
};

/** Pressing Checkout: one request at a time; the cart is set aside only when the payment page is there. */
export function useCheckout({ storeId, onRefused }: CheckoutOptions) {
  const [state, setState] = useState<"ready" | "asking" | "leaving">("ready");
  const [note, setNote] = useState<string | null>(null);
  const isBusy = useRef(false);

  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isBusy.current = false;
      setState("ready");
    };
    addEventListener("pageshow", wakeUp);
    return () => removeEventListener("pageshow", wakeUp);
  }, []);

  async function checkOut(country: string | null) {
    if (isBusy.current) return;
    if (readCart().length === 0) return toastEmptyCart();
    isBusy.current = true;
    setState("asking");
    setNote(null);
    const answer = storeId === null ? null : await sendCheckout(storeId, country);
    if (answer?.ok) {
      setState("leaving");
      setAsideCart();
      location.assign(answer.url);
      return;
    }
    isBusy.current = false;
    setState("ready");
    if (answer) {
      onRefused(answer);
      setNote(answer.note);
    }
    toastFailed();
  }

  return { state, note, checkOut };
}

function toastEmptyCart() {
  showToast({
    title: "Your cart is empty",
    description: "Add some products to your cart before checking out.",
    variant: "destructive",
  });
}

function toastFailed() {
  showToast({
    title: "Checkout Error",
    description: "There was a problem initializing checkout. Please try again.",
    variant: "destructive",
  });
}
