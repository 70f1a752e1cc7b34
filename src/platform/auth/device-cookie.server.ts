import { randomBytes } from "node:crypto";
import type { Env } from "#platform/env/read-env.ts";
import { findCookie } from "#platform/http/request/find-cookie.ts";
import { isSigned, type Secrets, sign } from "./sign.server.ts";

type Settings = Pick<Env, "APP_ORIGIN"> & Secrets;

const livesForSeconds = 180 * 24 * 60 * 60;
// Families share browsers. A sixth account replaces the least recent one.
const maxAccounts = 5;

/** The id of this browser if the account has logged in on it before. Failed attempts elsewhere do not lock it out. */
export function findKnownDevice(env: Settings, headers: Headers, email: string): string | null {
  const { id, signatures } = readDevice(env, headers);
  const isKnown = signatures.some((signature) => isSigned(env, textOf(id, email), signature));
  return isKnown ? id : null;
}

/** The Set-Cookie line that marks this browser as known to an account, in addition to earlier accounts. */
export function rememberDevice(env: Settings, headers: Headers, email: string): string {
  const { id, signatures } = readDevice(env, headers);
  const own = textOf(id, email);
  const others = signatures.filter((signature) => !isSigned(env, own, signature));
  const kept = [sign(env, own), ...others].slice(0, maxAccounts);
  const secure = isSecure(env) ? "; Secure" : "";
  const value = [id, ...kept].join(".");
  return `${cookieName(env)}=${value}; Path=/; Max-Age=${livesForSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

function readDevice(env: Settings, headers: Headers) {
  const [id = "", ...signatures] = (findCookie(headers, cookieName(env)) ?? "").split(".");
  if (!/^[\w-]{22}$/.test(id)) return { id: randomBytes(16).toString("base64url"), signatures: [] };
  return { id, signatures: signatures.slice(0, maxAccounts) };
}

function textOf(id: string, email: string) {
  return `device\n${id}\n${email}`;
}

function cookieName(env: Settings) {
  return isSecure(env) ? "__Host-device" : "device";
}

function isSecure({ APP_ORIGIN }: Settings) {
  return APP_ORIGIN.startsWith("https:");
}
