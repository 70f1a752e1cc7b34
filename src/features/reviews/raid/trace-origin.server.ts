import { createHmac } from "node:crypto";
import { networkTiersOf } from "#platform/http/network-of.server.ts";
import type { Visit } from "#platform/http/visit.ts";

/** Where a post comes from, as keyed digests: nobody can read an address or an account from them. */
export type Origin = { origin: string; site: string | null; wide: string | null };

/** Three widths of a visitor's network; of a member only who it is. */
export function traceOrigin(secret: string, { person, ip }: Pick<Visit, "person" | "ip">): Origin {
  const digest = (text: string) =>
    createHmac("sha256", secret).update(`origin of a post: ${text}`).digest("base64url").slice(0, 22);
  if (person) return { origin: digest(`account ${person.id}`), site: null, wide: null };
  const { network, site, wide } = networkTiersOf(ip);
  return { origin: digest(network), site: digest(site), wide: digest(wide) };
}
