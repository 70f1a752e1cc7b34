import { ShoppingBag } from "lucide";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { Count } from "#ui/badge.tsx";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { CartDrawer, CartStore } from "./cart-drawer.tsx";
import { type CartLine, unitsOf } from "./cart-line.ts";
import { openCart, readCart, subscribeToCart, subscribeToOpening } from "./cart-store.ts";
import { useReturnedCart } from "./use-returned-cart.ts";

type Drawer = typeof CartDrawer;

const noLines: CartLine[] = [];
const onServer = () => noLines;
const loadDrawer = async (): Promise<Drawer> => (await import("./cart-drawer.tsx")).CartDrawer;
const prefetchDrawer = () => void loadDrawer().catch(() => {});

/** Opens the cart, and shows its drawer. The drawer is loaded on hover, on focus, or when something opens it. */
export function CartButton({ store }: { store: CartStore | null }) {
  const lines = useSyncExternalStore(subscribeToCart, readCart, onServer);
  const units = unitsOf(lines);
  const [CartDrawer, setDrawer] = useState<ComponentType<Parameters<Drawer>[0]> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useReturnedCart();

  useEffect(
    () =>
      subscribeToOpening(() => {
        loadDrawer().then((loaded) => {
          setDrawer(() => loaded);
          setIsOpen(true);
        }, toastUnreachable);
      }),
    [],
  );

  return (
    <>
      <IconButton
        label={units > 0 ? `Cart, ${units} ${units === 1 ? "item" : "items"}` : "Cart"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetchDrawer}
        onFocus={prefetchDrawer}
        onClick={openCart}
      >
        <Icon of={ShoppingBag} />
        <Count value={units} />
      </IconButton>
      {CartDrawer && (
        <CartDrawer open={isOpen} onClose={() => setIsOpen(false)} lines={lines} store={store} />
      )}
    </>
  );
}

function toastUnreachable() {
  showToast({
    title: "The cart could not be opened",
    description: "Check your connection and try again. What is in it is kept.",
    variant: "destructive",
  });
}
