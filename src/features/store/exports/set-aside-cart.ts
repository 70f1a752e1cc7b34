import { type CartStorage, cartStorage } from "../cart/cart-storage.ts";
import { cartStore } from "../cart/cart-store.ts";
import { dropAttempt } from "../cart/checkout-attempt.ts";

const copyKey = "e-commerce-cart-before-payment";
/** Says in this tab alone that its buyer went to the payment page and has not come back yet. */
const awayKey = "e-commerce-cart-away";

/** What happens to the cart around a payment. */
export function createSetAsideCart(
  { readLines, writeLines, dropLines }: CartStorage,
  { clearCart, putBack, readCart }: typeof cartStore,
) {
  /** Empties the cart on the way to the payment page, and keeps a copy. */
  function setAsideCart(): void {
    writeLines(copyKey, readCart());
    clearCart();
    mark((tab) => tab.setItem(awayKey, "yes"));
  }

  /** Brings the copy back, together with what was added meanwhile. Returns false when there is none. */
  function restoreCart(): boolean {
    const copy = readLines(copyKey);
    dropCopy();
    if (copy.length === 0) return false;
    putBack(copy);
    return true;
  }

  /** Drops the copy: its order is paid, or its money is on the way. The same goods are another order from now on. */
  function deleteSetAsideCart(): void {
    dropAttempt();
    dropCopy();
  }

  function dropCopy() {
    dropLines(copyKey);
    mark((tab) => tab.removeItem(awayKey));
  }

  /** Whether the buyer left this tab for the payment page, and nobody knows yet how that ended. */
  function isAwayForPayment(): boolean {
    return mark((tab) => tab.getItem(awayKey)) === "yes";
  }

  return { setAsideCart, restoreCart, deleteSetAsideCart, isAwayForPayment };
}

function mark<T>(change: (tab: Storage) => T): T | null {
  try {
    return change(sessionStorage);
  } catch {
    return null;
  }
}

export const { setAsideCart, restoreCart, deleteSetAsideCart, isAwayForPayment } = createSetAsideCart(
  cartStorage,
  cartStore,
);
