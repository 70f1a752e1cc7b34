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
export async function buy(
  origin: string,
  buyer: { lines: Line[]; network: string; key?: string },
): Promise<Answer> {
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
        ...(buyer.key && { "idempotency-key": buyer.key }),
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

/** A network that no other buyer of the drill has. */
export function networkOf(buyer: number): string {
  return `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`;
}
