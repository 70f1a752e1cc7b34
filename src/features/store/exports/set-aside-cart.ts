import { dropLines, readLines, writeLines } from "../cart/cart-storage.ts";
import { clearCart, putBack, readCart } from "../cart/cart-store.ts";
import { dropAttempt } from "../cart/checkout-attempt.ts";

const copyKey = "e-commerce-cart-before-payment";
/** Says in this tab alone that its buyer went to the payment page and has not come back yet. */
const awayKey = "e-commerce-cart-away";

/** Empties the cart on the way to the payment page, and keeps a copy. */
export function setAsideCart(): void {
  writeLines(copyKey, readCart());
  clearCart();
  mark((tab) => tab.setItem(awayKey, "yes"));
}

/** Brings the copy back, together with what was added meanwhile. Returns false when there is none. */
export function restoreCart(): boolean {
  const copy = readLines(copyKey);
  dropCopy();
  if (copy.length === 0) return false;
  putBack(copy);
  return true;
}

/** Drops the copy: its order is paid, or its money is on the way. The same goods are another order from now on. */
export function forgetSetAsideCart(): void {
  dropAttempt();
  dropCopy();
}

function dropCopy() {
  dropLines(copyKey);
  mark((tab) => tab.removeItem(awayKey));
}

/** Whether the buyer left this tab for the payment page, and nobody knows yet how that ended. */
export function isAwayForPayment(): boolean {
  return mark((tab) => tab.getItem(awayKey)) === "yes";
}

function mark<T>(change: (tab: Storage) => T): T | null {
  try {
    return change(sessionStorage);
  } catch {
    return null;
  }
}
