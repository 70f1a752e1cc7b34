import { createHash } from "node:crypto";
import { StripeRefusal } from "./stripe-error.ts";

export type Answer = { status: number; body: object };
type Kept = { fingerprint: string; answer: Answer; at: number };

const keptSeconds = 24 * 60 * 60;

/** Stores the first response for each Idempotency-Key for a day, 500s too, like Stripe. */
export function createIdempotencyStore(now: () => number) {
  const kept = new Map<string, Kept>();

  function find(key: string, request: string): Answer | null {
    if (key.length > 255) refuseKey("An Idempotency-Key has at most 255 characters.", 400);
    const before = kept.get(key);
    if (!before || before.at + keptSeconds <= now()) return null;
    if (before.fingerprint !== fingerprintOf(request))
      refuseKey("This Idempotency-Key was used for another request.", 400);
    return before.answer;
  }

  function keep(key: string, request: string, answer: Answer) {
    kept.set(key, { fingerprint: fingerprintOf(request), answer, at: now() });
  }

  return { find, keep };
}

function refuseKey(message: string, status: number): never {
  throw new StripeRefusal({ status, type: "idempotency_error", message });
}

function fingerprintOf(request: string): string {
  return createHash("sha256").update(request).digest("hex");
}
