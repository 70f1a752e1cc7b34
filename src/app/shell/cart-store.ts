/** Where the browser keeps the cart: a list of lines, each with its quantity. */
export const cartKey = "e-commerce-cart";

/** How many units are in the cart; a cart that cannot be read is empty. */
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

/** Calls back when another tab changes the cart; returns the way to stop that. */
export function subscribeToCart(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
