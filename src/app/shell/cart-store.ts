/** The localStorage key of the cart: a list of lines with quantities. */
export const cartKey = "e-commerce-cart";

/** The number of units in the cart. An unreadable cart counts as empty. */
export function countUnits(): number {
  try {
    const lines: unknown = JSON.parse(localStorage.getItem(cartKey) ?? "[]");
    return Array.isArray(lines) ? lines.reduce((units, line) => units + quantityOf(line), 0) : 0;
  } catch {
    return 0;
  }
}

function quantityOf(line: unknown): number {
  const { quantity } = (line ?? {}) as { quantity?: unknown };
  return Number.isSafeInteger(quantity) && Number(quantity) > 0 ? Number(quantity) : 0;
}

/** Calls the listener when another tab changes the cart. Returns the unsubscribe function. */
export function subscribeToCart(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
