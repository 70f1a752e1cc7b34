import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentToast, dismissToast } from "#ui/toast-store.ts";
import { fakeStorage } from "../cart/cart-for-tests.ts";
import { clearCart, readCart, subscribeToCart, subscribeToOpening } from "../cart/cart-store.ts";
import { putIntoCart } from "./put-into-cart.ts";

const variant = {
  id: "v-1",
  title: "Plum",
  imageUrl: null,
  sku: null,
  priceInCents: 15000,
  salePriceInCents: 12800,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the dollar sign is the symbol.
  currency: { code: "usd", symbol: "$", template: "${amount}" },
  managesInventory: true,
  inventoryQuantity: 7,
  options: [],
};
const put = (quantity = 2) =>
  putIntoCart({ id: "p-1", title: "Throw" }, variant, { picture: "/a.svg", quantity });

const opened = vi.fn();
let stopListening = () => {};
beforeEach(() => {
  fakeStorage();
  opened.mockReset();
  const unsubscribe = subscribeToOpening(opened);
  stopListening = () => void unsubscribe();
});
afterEach(() => {
  stopListening();
  clearCart();
  dismissToast();
  vi.unstubAllGlobals();
});

it("keeps a line with the names of the store API, and opens the cart", () => {
  put();
  expect(readCart()).toEqual([
    {
      product: { id: "p-1", title: "Throw", image: "/a.svg" },
      variant: {
        id: "v-1",
        title: "Plum",
        price_in_cents: 15000,
        sale_price_in_cents: 12800,
        price_formatted: "$150.00",
        sale_price_formatted: "$128.00",
        currency_code: "usd",
        manage_inventory: true,
        inventory_quantity: 7,
      },
      quantity: 2,
    },
  ]);
  expect(opened).toHaveBeenCalledOnce();
  expect(currentToast()).toBeNull();
});

const title = "Oh no! Something went wrong.";

it("says why the cart does not take it", () => {
  put(8);
  expect(currentToast()).toMatchObject({
    title,
    description: "Not enough stock for Throw (Plum). Only 7 left.",
    variant: "destructive",
  });
  expect(readCart()).toEqual([]);
  expect(opened).not.toHaveBeenCalled();
});

it("[STORE-44] says that something went wrong when it fails", () => {
  const unsubscribe = subscribeToCart(() => {
    throw new Error("broken");
  });
  put();
  unsubscribe();
  expect(currentToast()).toMatchObject({ title, description: undefined, variant: "destructive" });
  expect(opened).not.toHaveBeenCalled();
});
