import { setTimeout as pause } from "node:timers/promises";

export type Line = { variant_id: string; quantity: number };

/** How a checkout was answered: by the address of a payment page, by a refusal, or not at all. */
export type Answer = {
  /** The id of the payment session, when one was opened. */
  sessionId: string | null;
  status: number;
  reason: string;
  ms: number;
};

/** Begins an order as a browser does, from a network of its own. */
async function buy(origin: string, buyer: { lines: Line[]; network: string; key: string }): Promise<Answer> {
  const startedAt = performance.now();
  const answer = (status: number, reason: string, sessionId: string | null = null) => {
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
    return answer(response.status, body.reason ?? "", body.url?.split("/pay/")[1] ?? null);
  } catch (error) {
    return answer(0, `no answer (${(error as Error).name})`);
  }
}

/** Like a browser with patience: asks again with the same key while the site is busy or away. */
export async function buyPatiently(
  origin: string,
  buyer: { lines: Line[]; network: string; key: string },
  { attempts, pauseMs }: { attempts: number; pauseMs: number },
): Promise<Answer & { attempts: number }> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    const answer = await buy(origin, buyer);
    const isOver = (answer.status !== 0 && answer.status !== 503) || attempt === attempts;
    if (isOver) return { ...answer, attempts: attempt, ms: performance.now() - startedAt };
    await pause(pauseMs);
  }
}

/** A network that no other buyer of the drill has. */
export function networkOf(buyer: number): string {
  return `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`;
}
