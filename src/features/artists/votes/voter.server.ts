import { randomBytes } from "node:crypto";
import type { Requester } from "#platform/auth/actor.ts";
import { findSigner, type Secrets, sign } from "#platform/auth/sign.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { findCookie } from "#platform/http/request/find-cookie.ts";
import { networkTiersOf } from "#platform/http/request/network-of.server.ts";

type Settings = Pick<Env, "APP_ORIGIN"> & Secrets;

/** A voter as keyed digests, which reveal neither account nor IP address. */
export type Voter = {
  /** The account of a member. */
  accountKey: string | null;
  /** The browser, once it has voted and sends the cookie. */
  browserKey: string | null;
  /** Where the vote comes from. Neither checked nor stored for a trusted account. */
  origin: VoteOrigin;
};
/** The address block that a provider assigns at once, and the network combined with the browser's name. */
export type VoteOrigin = { site: string; client: string };

const livesForSeconds = 365 * 24 * 60 * 60;

/** The voter behind a request. */
export function findVoter(env: Settings, actor: Requester): Voter {
  const browserKey = readBrowserKey(env, actor.headers);
  const accountKey = actor.kind === "person" ? `account:${digest(env, `account ${actor.id}`)}` : null;
  const { network, site } = networkTiersOf(actor.ip);
  const browser = actor.headers.get("user-agent") ?? "";
  const origin = { site: digest(env, `site ${site}`), client: digest(env, `client ${network}\n${browser}`) };
  return { accountKey, browserKey, origin };
}

/** A new browser's key and its Set-Cookie line. Set with the first vote, never by a page. */
export function giveCookie(env: Settings): { browserKey: string; setCookie: string } {
  const id = randomBytes(16).toString("base64url");
  const attributes = `Path=/; Max-Age=${livesForSeconds}; HttpOnly; SameSite=Lax${isSecure(env) ? "; Secure" : ""}`;
  return {
    browserKey: browserKeyOf(env, id),
    setCookie: `${voterCookieName(env.APP_ORIGIN)}=${id}.${sign(env, cookieTextOf(id))}; ${attributes}`,
  };
}

/** The cookie that identifies a browser that has voted. Pages are the same with and without it. */
export function voterCookieName(origin: string): string {
  return origin.startsWith("https:") ? "__Host-voter" : "voter";
}

/** The browser's key, from a cookie signed with any valid secret. */
function readBrowserKey(env: Settings, headers: Headers): string | null {
  const [id = "", signature = ""] = (findCookie(headers, voterCookieName(env.APP_ORIGIN)) ?? "").split(".");
  const AUTH_SECRET = findSigner(env, cookieTextOf(id), signature);
  return AUTH_SECRET && browserKeyOf({ AUTH_SECRET }, id);
}

function browserKeyOf(env: Pick<Env, "AUTH_SECRET">, id: string) {
  return `browser:${digest(env, `browser ${id}`)}`;
}

function cookieTextOf(id: string) {
  return `voter cookie\n${id}`;
}

function digest(env: Pick<Env, "AUTH_SECRET">, text: string) {
  return sign(env, `voter: ${text}`).slice(0, 22);
}

function isSecure({ APP_ORIGIN }: Settings) {
  return APP_ORIGIN.startsWith("https:");
}
