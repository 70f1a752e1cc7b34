import { ShoppingBag } from "lucide";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { Count } from "#ui/badge.tsx";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { countUnits, subscribeToCart } from "./cart-store.ts";

const loadDrawer = async () => ({ default: (await import("./cart-drawer.tsx")).CartDrawer });
const CartDrawer = lazy(loadDrawer);
const onServer = () => 0;

/** Opens the cart. The drawer's code comes when somebody reaches for the button. */
export function CartButton() {
  const units = useSyncExternalStore(subscribeToCart, countUnits, onServer);
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  function open() {
    setIsWanted(true);
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
      {isWanted && (
        <Suspense>
          <CartDrawer open={isOpen} onClose={() => setIsOpen(false)} units={units} />
        </Suspense>
      )}
    </>
  );
}
