import { createHmac } from "node:crypto";
import type { Requester } from "#platform/auth/actor.ts";
import { networkTiersOf } from "#platform/http/request/network-of.server.ts";
import type { Standing } from "../exports/find-standing.server.ts";

/** The origin of a post as keyed digests, which reveal neither IP address nor account. */
export type Origin = {
  /** The person: the account, or for a visitor the network. */
  author: string;
  /** What limits of pace count: the network, or for a trusted account the account. */
  origin: string;
  site: string | null;
  wide: string | null;
  /** The network in which a new account was made. */
  signUp: string | null;
};

/** For a trusted account only the account; for everybody else three sizes of network. */
export function traceOrigin(secret: string, actor: Requester, standing: Standing): Origin {
  const digest = (text: string) =>
    createHmac("sha256", secret).update(`origin of a post: ${text}`).digest("base64url").slice(0, 22);
  const account = actor.kind === "person" ? digest(`account ${actor.id}`) : null;
  if (account && standing.kind === "trusted")
    return { author: account, origin: account, site: null, wide: null, signUp: null };
  const { network, site, wide } = networkTiersOf(actor.ip);
  const origin = digest(network);
  return {
    author: account ?? origin,
    origin,
    site: digest(site),
    wide: digest(wide),
    signUp: standing.kind === "new-account" ? standing.signUpNetwork : null,
  };
}
