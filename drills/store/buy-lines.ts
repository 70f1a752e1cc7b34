import { solveProof } from "#platform/http/security/solve-proof.ts";
import type { Line } from "./buy.ts";

type Buyer = { network: string; worksForOrders?: boolean };

/** Starts an order like the cart: if the store requires a proof of work, computes it and sends the order again. */
export async function buyLines(
  origin: string,
  lines: readonly Line[],
  { network, worksForOrders = false }: Buyer,
): Promise<{ status: number; reason: string }> {
  const first = await send(origin, network, { items: lines });
  if (first.reason !== "proof-needed" || !worksForOrders) return first;
  const proof = await solveProof(`${origin}/api/store/ujamaa/checkout/challenge`);
  return send(origin, network, { items: lines, proof });
}

async function send(origin: string, network: string, body: object) {
  const response = await fetch(`${origin}/api/store/ujamaa/checkout`, {
    method: "POST",
    headers: { "content-type": "application/json", origin, "x-forwarded-for": network },
    body: JSON.stringify({ ...body, successUrl: "/success", cancelUrl: "/store" }),
    signal: AbortSignal.timeout(30_000),
  });
  const { reason = "" } = (await response.json()) as { reason?: string };
  return { status: response.status, reason };
}
