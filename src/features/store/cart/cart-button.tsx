import { ShoppingBag } from "lucide";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { Count } from "#ui/badge.tsx";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { countUnits, subscribeToCart } from "./cart-store.ts";

const loadDrawer = async () => ({ default: (await import("./cart-drawer.tsx")).CartDrawer });
const CartDrawer = lazy(loadDrawer);
const onServer = () => 0;

/** Opens the cart. The drawer is lazy-loaded on hover or focus. */
export function CartButton() {
  const units = useSyncExternalStore(subscribeToCart, countUnits, onServer);
  const [hasOpened, setHasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  function open() {
    setHasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <IconButton
        label={units > 0 ? `Cart, ${units} ${units === 1 ? "item" : "items"}` : "Cart"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={open}
      >
        <Icon of={ShoppingBag} />
        <Count value={units} />
      </IconButton>
      {hasOpened && (
        <Suspense>
          <CartDrawer open={isOpen} onClose={() => setIsOpen(false)} units={units} />
        </Suspense>
      )}
    </>
  );
}
