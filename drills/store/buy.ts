import { setTimeout as pause } from "node:timers/promises";

export type Line = { variant_id: string; quantity: number };

/** The outcome of a checkout: a payment page, a refusal, or no response. */
export type Outcome = {
  /** The id of the payment session, if one was opened. */
  sessionId: string | null;
  status: number;
  reason: string;
  ms: number;
};

/** Starts an order like a browser, from a separate network. */
async function buy(origin: string, buyer: { lines: Line[]; network: string; key: string }): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = (status: number, reason: string, sessionId: string | null = null) => {
    return { status, reason, sessionId, ms: performance.now() - startedAt };
  };
  try {
    const response = await fetch(`${origin}/api/store/ujamaa/checkout`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin,
        "x-forwarded-for": buyer.network,
        "idempotency-key": buyer.key,
      },
      body: JSON.stringify({ items: buyer.lines, successUrl: "/success", cancelUrl: "/store" }),
      signal: AbortSignal.timeout(30_000),
    });
    const body = (await response.json()) as { url?: string; reason?: string };
    return outcome(response.status, body.reason ?? "", body.url?.split("/pay/")[1] ?? null);
  } catch (error) {
    return outcome(0, `no response (${(error as Error).name})`);
  }
}

/** Like a patient browser: retries with the same key while the site is busy or away. */
export async function buyPatiently(
  origin: string,
  buyer: { lines: Line[]; network: string; key: string },
  { attempts, pauseMs }: { attempts: number; pauseMs: number },
): Promise<Outcome & { attempts: number }> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    const outcome = await buy(origin, buyer);
    const isOver = (outcome.status !== 0 && outcome.status !== 503) || attempt === attempts;
    if (isOver) return { ...outcome, attempts: attempt, ms: performance.now() - startedAt };
    await pause(pauseMs);
  }
}

/** A unique network for each buyer of the drill. */
export function networkOf(buyer: number): string {
  return `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`;
}
