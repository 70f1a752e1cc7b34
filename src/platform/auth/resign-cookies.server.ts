import { createHmac, timingSafeEqual } from "node:crypto";
import { findCookie } from "#platform/http/request/find-cookie.ts";
import { listSecrets, type Secrets } from "./sign.server.ts";

/**
 * The Cookie header for the auth library, which has one secret: cookies signed with the previous one are signed again.
 * Browsers get the new signature when the library renews the session, within a day of use.
 */
export function resignCookies(secrets: Secrets, headers: Headers, names: readonly string[]): string {
  const sent = headers.get("cookie") ?? "";
  const [current = "", ...previous] = listSecrets(secrets);
  if (previous.length === 0) return sent;
  return names.reduce((cookies, name) => {
    const found = findCookie(headers, name);
    const value = found && readSigned(found, previous);
    return value ? cookies.replace(`${name}=${found}`, () => `${name}=${write(value, current)}`) : cookies;
  }, sent);
}

/** The value of a cookie signed with a valid secret, or null. */
export function readSignedCookie(secrets: Secrets, headers: Headers, name: string): string | null {
  const found = findCookie(headers, name);
  return found && readSigned(found, listSecrets(secrets));
}

function readSigned(text: string, secrets: readonly string[]): string | null {
  const signed = decode(text);
  const end = signed.lastIndexOf(".");
  const [value, given] = [signed.slice(0, end), Buffer.from(signed.slice(end + 1))];
  const isSigner = (secret: string) => {
    const expected = Buffer.from(sign(value, secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return end > 0 && secrets.some(isSigner) ? value : null;
}

function write(value: string, secret: string) {
  return encodeURIComponent(`${value}.${sign(value, secret)}`);
}

/** Matches the library's signatures. */
function sign(value: string, secret: string) {
  return createHmac("sha256", secret).update(value).digest("base64");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
