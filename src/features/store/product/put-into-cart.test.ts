import { beforeEach, expect, it, vi } from "vitest";

const cart = vi.hoisted(() => ({ addToCart: vi.fn(), openCart: vi.fn() }));
const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock("../cart/cart-store.ts", () => cart);
vi.mock("#ui/toast-store.ts", () => toasts);
const { putIntoCart } = await import("./put-into-cart.ts");

const variant = {
  ...{ id: "v-1", title: "Plum", imageUrl: null, sku: null, priceInCents: 15000, salePriceInCents: 12800 },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the dollar sign is the symbol.
  currency: { code: "usd", symbol: "$", template: "${amount}" },
  ...{ managesInventory: true, inventoryQuantity: 7, options: [] },
};
const put = () => putIntoCart({ id: "p-1", title: "Throw" }, variant, { picture: "/a.svg", quantity: 2 });

beforeEach(() => vi.resetAllMocks());

it("keeps a line with the names of the store API, and opens the cart", () => {
  cart.addToCart.mockReturnValue({ ok: true });
  put();
  expect(cart.addToCart).toHaveBeenCalledWith({
    product: { id: "p-1", title: "Throw", image: "/a.svg" },
    variant: {
      ...{ id: "v-1", title: "Plum", price_in_cents: 15000, sale_price_in_cents: 12800 },
      ...{ price_formatted: "$150.00", sale_price_formatted: "$128.00", currency_code: "usd" },
      ...{ manage_inventory: true, inventory_quantity: 7 },
    },
    quantity: 2,
  });
  expect(cart.openCart).toHaveBeenCalledOnce();
  expect(toasts.showToast).not.toHaveBeenCalled();
});

const title = "Oh no! Something went wrong.";

it("says why the cart does not take it", () => {
  cart.addToCart.mockReturnValue({ ok: false, message: "Not enough stock." });
  put();
  expect(toasts.showToast).toHaveBeenCalledWith({
    title,
    description: "Not enough stock.",
    variant: "destructive",
  });
  expect(cart.openCart).not.toHaveBeenCalled();
});

it("[STORE-44] says that something went wrong when it fails", () => {
  cart.addToCart.mockImplementation(() => {
    throw new Error("storage");
  });
  put();
  expect(toasts.showToast).toHaveBeenCalledWith({ title, variant: "destructive" });
});
