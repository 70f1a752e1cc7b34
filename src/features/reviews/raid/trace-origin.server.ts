import { createHmac } from "node:crypto";
import type { Requester } from "#platform/auth/actor.ts";
import { networkTiersOf } from "#platform/http/network-of.server.ts";

/** The origin of a post as keyed digests, which reveal neither IP address nor account. */
export type Origin = { origin: string; site: string | null; wide: string | null };

/** For a visitor three sizes of network; for a member only the account. */
export function traceOrigin(secret: string, actor: Requester): Origin {
  const digest = (text: string) =>
    createHmac("sha256", secret).update(`origin of a post: ${text}`).digest("base64url").slice(0, 22);
  if (actor.kind === "person") return { origin: digest(`account ${actor.id}`), site: null, wide: null };
  const { network, site, wide } = networkTiersOf(actor.ip);
  return { origin: digest(network), site: digest(site), wide: digest(wide) };
}
