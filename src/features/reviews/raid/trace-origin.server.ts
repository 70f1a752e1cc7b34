import { createHmac } from "node:crypto";
import type { Requester } from "#platform/auth/actor.ts";
import { networkTiersOf } from "#platform/http/network-of.server.ts";

/** Where a post comes from, as keyed digests: nobody can read an address or an account from them. */
export type Origin = { origin: string; site: string | null; wide: string | null };

/** Three widths of a visitor's network; of a member only who it is. */
export function traceOrigin(secret: string, actor: Requester): Origin {
  const digest = (text: string) =>
    createHmac("sha256", secret).update(`origin of a post: ${text}`).digest("base64url").slice(0, 22);
  if (actor.kind === "person") return { origin: digest(`account ${actor.id}`), site: null, wide: null };
  const { network, site, wide } = networkTiersOf(actor.ip);
  return { origin: digest(network), site: digest(site), wide: digest(wide) };
}
