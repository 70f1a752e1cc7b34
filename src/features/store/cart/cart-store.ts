import { maxLines, maxQuantity } from "../exports/cart-limits.ts";
import { type CartLine, mergeLines, unitsOf } from "./cart-line.ts";
import { type CartStorage, cartStorage } from "./cart-storage.ts";

export type { CartLine, CartVariant } from "./cart-line.ts";

const cartKey = "e-commerce-cart";

/** The cart over its storage, for everything on one page. */
export function createCartStore({ readLines, writeLines }: CartStorage) {
  const listeners = new Set<() => void>();
  const openers = new Set<() => void>();

  /** The lines of the cart; the same array as long as nothing changes. */
  function readCart(): CartLine[] {
    return readLines(cartKey);
  }

  /** The number of units in the cart. */
  function countUnits(): number {
    return unitsOf(readCart());
  }

  /** Puts units of a variant into the cart, or says why not. */
  function addToCart(added: CartLine): { ok: true } | { ok: false; message: string } {
    const { product, variant, quantity } = added;
    const lines = readCart();
    const known = lines.find((line) => line.variant.id === variant.id);
    const units = (known?.quantity ?? 0) + quantity;
    if (variant.manage_inventory && units > variant.inventory_quantity) {
      const left = variant.inventory_quantity;
      return refuse(`Not enough stock for ${product.title} (${variant.title}). Only ${left} left.`);
    }
    if (units > maxQuantity) return refuse(`An order holds at most ${maxQuantity} of one item.`);
    if (!known && lines.length >= maxLines)
      return refuse(`An order holds at most ${maxLines} different items.`);
    save(mergeLines(lines, [added]));
    return { ok: true };
  }

  /** Sets the quantity of a line, from 1 to 99; anything that is no whole number leaves it as it is. */
  function setQuantity(variantId: string, quantity: number): void {
    if (!Number.isInteger(quantity)) return;
    const within = Math.min(Math.max(quantity, 1), maxQuantity);
    updateLines((line) => (line.variant.id === variantId ? { ...line, quantity: within } : line));
  }

  /** Takes a line out of the cart. */
  function removeLine(variantId: string): void {
    save(readCart().filter(({ variant }) => variant.id !== variantId));
  }

  /** Takes everything out of the cart. */
  function clearCart(): void {
    save([]);
  }

  /** Replaces lines, such as those whose price has changed. */
  function updateLines(update: (line: CartLine) => CartLine): void {
    save(readCart().map(update));
  }

  /** Puts lines that were in the cart before back in front of those that are in it now. */
  function putBack(lines: readonly CartLine[]): void {
    save(mergeLines(lines, readCart()));
  }

  /** Calls the listener when this or another tab changes the cart. Returns the unsubscribe function. */
  function subscribeToCart(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => (key === cartKey || key === null) && listener();
    listeners.add(listener);
    addEventListener("storage", onStorage);
    // A page that comes back from the browser's cache has missed what other tabs did.
    addEventListener("pageshow", listener);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", listener);
    };
  }

  /** Opens the drawer, from anywhere. */
  function openCart(): void {
    for (const open of openers) open();
  }

  /** Whoever shows the drawer listens here. Returns the unsubscribe function. */
  function subscribeToOpening(open: () => void): () => void {
    openers.add(open);
    return () => openers.delete(open);
  }

  function save(lines: CartLine[]) {
    writeLines(cartKey, lines);
    for (const listener of listeners) listener();
  }

  return {
    readCart,
    countUnits,
    addToCart,
    setQuantity,
    removeLine,
    clearCart,
    updateLines,
    putBack,
    subscribeToCart,
    openCart,
    subscribeToOpening,
  };
}

function refuse(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

/** The cart of this page. */
export const cartStore = createCartStore(cartStorage);
export const {
  readCart,
  addToCart,
  setQuantity,
  removeLine,
  clearCart,
  updateLines,
  putBack,
  subscribeToCart,
  openCart,
  subscribeToOpening,
} = cartStore;
