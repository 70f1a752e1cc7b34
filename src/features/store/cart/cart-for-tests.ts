import { vi } from "vitest";
import type { CartLine, CartVariant } from "./cart-line.ts";

type Change = { product?: Partial<CartLine["product"]>; variant?: Partial<CartVariant>; quantity?: number };

/** A cart line: one Harvest Throw in indigo, of which seven are left. */
export function aLine({ product, variant, quantity = 1 }: Change = {}): CartLine {
  return {
    product: { id: "throw", title: "Harvest Throw", image: "/files/throw.png", ...product },
    variant: {
      id: "throw-indigo",
      title: "Indigo",
      price_in_cents: 12_800,
      sale_price_in_cents: null,
      price_formatted: "$128.00",
      sale_price_formatted: null,
      currency_code: "usd",
      manage_inventory: true,
      inventory_quantity: 7,
      ...variant,
    },
    quantity,
  };
}

/** Browser storage for tests; returns its content. `fails` makes every call throw, or every write. */
export function fakeStorage({ fails }: { fails?: "always" | "on writing" } = {}): Map<string, string> {
  const items = new Map<string, string>();
  const refuse = () => {
    throw new Error("denied");
  };
  const storage = {
    getItem: (key: string) => (fails === "always" ? refuse() : (items.get(key) ?? null)),
    setItem: (key: string, value: string) => (fails ? refuse() : items.set(key, value)),
    removeItem: (key: string) => (fails === "always" ? refuse() : items.delete(key)),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  const tab = new EventTarget();
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
  vi.stubGlobal("dispatchEvent", tab.dispatchEvent.bind(tab));
  return items;
}
