import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "#ui/toast-store.ts";
import { isAwayForPayment, restoreCart } from "../exports/set-aside-cart.ts";

/**
 * Brings the cart back after a payment that did not happen: through the cancel address, by the back button, or by
 * opening the site again in the same tab. `/success` knows more, and decides by itself.
 */
export function useReturnedCart() {
  const { pathname, search, key } = useLocation();
  const handled = useRef("");
  const navigate = useNavigate();

  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.get("checkout") !== "canceled" || handled.current === key) return;
    handled.current = key;
    query.delete("checkout");
    toastCanceled(restoreCart());
    navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true });
  }, [pathname, search, key, navigate]);

  useEffect(() => {
    const comeBack = () => {
      const isDecidedElsewhere =
        /^\/success\/?$/.test(location.pathname) || location.search.includes("checkout=");
      if (!isDecidedElsewhere && isAwayForPayment() && restoreCart()) toastRestored();
    };
    comeBack();
    // The browser may show the page as it was left, without running it again.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
}

function toastCanceled(isRestored: boolean) {
  showToast({
    title: "Payment canceled",
    description: isRestored ? "Nothing was charged. Your cart is as you left it." : "Nothing was charged.",
  });
}

function toastRestored() {
  showToast({ title: "Your cart is back", description: "It holds what you took to the payment page." });
}
