import { readCart } from "./cart-store.ts";
import type { Shortage } from "./use-line-news.ts";

export type CheckoutAnswer = { ok: true; url: string } | { ok: false; shortages: Shortage[] };

const patienceMs = 30_000;
/** What was sent last without an answer. Sent again unchanged, it has the same key, and makes no second order. */
let unanswered: { body: string; key: string } | null = null;

/** Asks for the payment page of the cart. */
export async function sendCheckout(storeId: string, country: string | null): Promise<CheckoutAnswer> {
  const body = describeOrder(country);
  const key = unanswered?.body === body ? unanswered.key : makeKey();
  unanswered = { body, key };
  try {
    const response = await fetch(`/api/store/${storeId}/checkout`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    // A server that failed may have begun the order all the same.
    if (response.status < 500) unanswered = null;
    return readAnswer(response.ok, await response.json());
  } catch {
    return { ok: false, shortages: [] };
  }
}

function describeOrder(country: string | null): string {
  const { origin, pathname, search } = location;
  const cancelUrl = new URL(pathname + search, origin);
  cancelUrl.searchParams.set("checkout", "canceled");
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return JSON.stringify({
    items: readCart().map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
    successUrl: new URL("/success", origin).href,
    cancelUrl: cancelUrl.href,
    locale: navigator.language || locale,
    timeZone,
    ...(country && { country }),
  });
}

function readAnswer(isOk: boolean, answer: unknown): CheckoutAnswer {
  const { url, shortages } = (answer ?? {}) as { url?: unknown; shortages?: unknown };
  if (isOk && typeof url === "string" && /^https?:$/.test(protocolOf(url))) return { ok: true, url };
  return { ok: false, shortages: Array.isArray(shortages) ? shortages.filter(isShortage) : [] };
}

function isShortage(value: unknown): value is Shortage {
  const { variant_id, left } = (value ?? {}) as { variant_id?: unknown; left?: unknown };
  return typeof variant_id === "string" && Number.isSafeInteger(left);
}

function protocolOf(url: string): string {
  return URL.canParse(url, location.origin) ? new URL(url, location.origin).protocol : "";
}

/** Random enough for a key; `crypto.randomUUID` is missing on pages without TLS. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
