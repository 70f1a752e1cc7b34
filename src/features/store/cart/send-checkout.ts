import { storeAddress } from "../exports/call-store.ts";
import { readCart } from "./cart-store.ts";
import { type CheckoutAttempt, dropAttempt, findAttempt, keepAttempt } from "./checkout-attempt.ts";
import type { Limit, Shortage } from "./use-line-news.ts";

export type CheckoutResult =
  | { ok: true; url: string }
  | {
      ok: false;
      reason: string | null;
      /** What the store says about the whole order; null where its lines say it. */
      note: string | null;
      shortages: Shortage[];
      limits: Limit[];
      missing: string[];
    };

const patienceMs = 30_000;
const unknownFailure: CheckoutResult = {
  ok: false,
  reason: null,
  note: null,
  shortages: [],
  limits: [],
  missing: [],
};
/** The lines of the cart say what is wrong with them. */
const saidByLines = new Set(["out-of-stock", "not-for-sale"]);

/** Asks for the payment page of the cart: that of its open order, where this tab has begun one. */
export async function sendCheckout(storeId: string, country: string | null): Promise<CheckoutResult> {
  const items = JSON.stringify([listItems(), country]);
  const known = findAttempt(items);
  const attempt = known ?? { items, body: describeOrder(country), key: makeKey(), at: Date.now() };
  const first = await send(storeId, attempt);
  const needsProof = !first.ok && first.reason === "proof-needed";
  const answer = needsProof ? await sendWithProof(storeId, attempt, first) : first;
  const isOver = !answer.ok && (answer.reason === "order-closed" || answer.reason === "key-reused");
  return known && isOver ? sendCheckout(storeId, country) : answer;
}

/** Where others are paying for the same, the browser works for its order. */
async function sendWithProof(storeId: string, attempt: CheckoutAttempt, refused: CheckoutResult) {
  try {
    const { solveProof } = await import("#platform/http/security/solve-proof.ts");
    const proof = await solveProof(storeAddress(storeId, "/checkout/challenge"));
    return send(storeId, attempt, proof);
  } catch {
    return refused;
  }
}

async function send(storeId: string, attempt: CheckoutAttempt, proof?: string): Promise<CheckoutResult> {
  keepAttempt(attempt);
  try {
    const response = await fetch(storeAddress(storeId, "/checkout"), {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": attempt.key },
      body: proof ? JSON.stringify({ ...JSON.parse(attempt.body), proof }) : attempt.body,
      signal: AbortSignal.timeout(patienceMs),
    });
    // A server that failed may have begun the order all the same.
    if (response.status >= 400 && response.status < 500) dropAttempt();
    return readResponse(response.ok, await response.json());
  } catch {
    return unknownFailure;
  }
}

function listItems() {
  return readCart().map(({ variant, quantity }) => ({ variant_id: variant.id, quantity }));
}

function describeOrder(country: string | null): string {
  const { origin, pathname, search } = location;
  const cancelUrl = new URL(pathname + search, origin);
  cancelUrl.searchParams.set("checkout", "canceled");
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return JSON.stringify({
    items: listItems(),
    successUrl: new URL("/success", origin).href,
    cancelUrl: cancelUrl.href,
    locale: navigator.language || locale,
    timeZone,
    country: country || undefined,
  });
}

function readResponse(isOk: boolean, answer: unknown): CheckoutResult {
  const { url, reason, detail, shortages, limits, missing } = (answer ?? {}) as Record<string, unknown>;
  if (isOk && typeof url === "string" && /^https?:$/.test(protocolOf(url))) return { ok: true, url };
  return {
    ok: false,
    reason: typeof reason === "string" ? reason : null,
    note:
      typeof reason === "string" && typeof detail === "string" && !saidByLines.has(reason) ? detail : null,
    shortages: Array.isArray(shortages) ? shortages.filter(isShortage) : [],
    limits: Array.isArray(limits) ? limits.filter(isLimit) : [],
    missing: Array.isArray(missing) ? missing.filter((id) => typeof id === "string") : [],
  };
}

function isShortage(value: unknown): value is Shortage {
  const { variant_id, left } = (value ?? {}) as { variant_id?: unknown; left?: unknown };
  return typeof variant_id === "string" && Number.isSafeInteger(left);
}

function isLimit(value: unknown): value is Limit {
  const { variant_id, most } = (value ?? {}) as { variant_id?: unknown; most?: unknown };
  return typeof variant_id === "string" && Number.isSafeInteger(most);
}

function protocolOf(url: string): string {
  return URL.canParse(url, location.origin) ? new URL(url, location.origin).protocol : "";
}

/** Random enough for a key; `crypto.randomUUID` is missing on pages without TLS. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
