import { createHash, createHmac } from "node:crypto";
import type { Env } from "#platform/env/read-env.ts";
import { networkOf } from "#platform/http/request/network-of.server.ts";
import type { CheckoutInput } from "./input.ts";

/** A digest of a request and its account: a key can only be reused for the same request. */
export function digestRequest(accountId: string | null, { key: _, ...order }: CheckoutInput): Buffer {
  const { items, successUrl, cancelUrl, locale, timeZone, country } = order;
  const content = [accountId, items, successUrl, cancelUrl, locale, timeZone, country];
  return createHash("sha256").update(JSON.stringify(content)).digest();
}

/** The buyer's network as a keyed digest, so that the table contains no IP addresses. */
export function digestNetwork(env: Pick<Env, "AUTH_SECRET">, ip: string): Buffer {
  return createHmac("sha256", env.AUTH_SECRET)
    .update(`network:${networkOf(ip)}`)
    .digest();
}
