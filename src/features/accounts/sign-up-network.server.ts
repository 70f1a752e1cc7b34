import { createHmac } from "node:crypto";
import type { Env } from "#platform/env/read-env.ts";
import { networkTiersOf } from "#platform/http/request/network-of.server.ts";

/** The /24 or /48 of a sign-up as a keyed digest: it tells which accounts were made in one place, and no address. */
export function signUpNetworkOf({ AUTH_SECRET }: Pick<Env, "AUTH_SECRET">, ip: string): string {
  return createHmac("sha256", AUTH_SECRET)
    .update(`network of a sign-up: ${networkTiersOf(ip).site}`)
    .digest("base64url")
    .slice(0, 22);
}
