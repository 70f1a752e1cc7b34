/** What this tab sent for a cart, and its key. Sent again, it makes no second order and holds no stock twice. */
export type CheckoutAttempt = { items: string; body: string; key: string; at: number };

const attemptKey = "e-commerce-checkout-attempt";
/** A payment page is open for 31 minutes; an order of before that is not worth going back to. */
const lifeMs = 30 * 60_000;
/** Where storage is forbidden. */
let inMemory: string | null = null;

/** The attempt for these items, if there is one that still counts. */
export function findAttempt(items: string): CheckoutAttempt | null {
  try {
    const attempt = JSON.parse(readSaved() ?? "null") as Partial<CheckoutAttempt> | null;
    const { body, key, at } = attempt ?? {};
    const isWhole = typeof body === "string" && typeof key === "string" && typeof at === "number";
    if (!isWhole || attempt?.items !== items || Date.now() - at > lifeMs) return null;
    return { items, body, key, at };
  } catch {
    return null;
  }
}

/** Keeps an attempt until it is answered, refused or paid. */
export function keepAttempt(attempt: CheckoutAttempt): void {
  inMemory = JSON.stringify(attempt);
  try {
    sessionStorage.setItem(attemptKey, inMemory);
  } catch {
    // The page remembers it.
  }
}

/** The next press is another order. */
export function dropAttempt(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(attemptKey);
  } catch {
    // Nothing was kept there either.
  }
}

function readSaved(): string | null {
  try {
    return sessionStorage.getItem(attemptKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}
