import { createHmac } from "node:crypto";
import type { Env } from "#platform/env/read-env.ts";
import { networkTiersOf } from "#platform/http/request/network-of.server.ts";

/**
 * The /24 or /48 of a registration as a keyed digest, to find accounts created in one place without storing an IP
 * address.
 */
export function signUpNetworkOf({ AUTH_SECRET }: Pick<Env, "AUTH_SECRET">, ip: string): string {
  return createHmac("sha256", AUTH_SECRET)
    .update(`network of a sign-up: ${networkTiersOf(ip).site}`)
    .digest("base64url")
    .slice(0, 22);
}
