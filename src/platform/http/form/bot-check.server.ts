import { isSigned, type Secrets, sign } from "#platform/auth/sign.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { Refused } from "../refusal.ts";

const maxMs = 24 * 60 * 60 * 1_000;

/** A signed timestamp of when a form was shown. It identifies no visitor, so it can be part of a cached page. */
export function stampForm(secret: string, now: number): string {
  const shownAt = now.toString(36);
  return `${shownAt}.${sign({ AUTH_SECRET: secret }, textOf(shownAt))}`;
}

/** Rejects bots: a filled honeypot, a form submitted too fast, or one that was never shown. */
export function rejectBot(
  form: FormData,
  { FORM_MIN_SECONDS, ...secrets }: Pick<Env, "FORM_MIN_SECONDS"> & Secrets,
  now: number,
): Refused<"honeypot" | "too-fast" | "too-old"> | null {
  if (form.get("homepage")) return { ok: false, reason: "honeypot" };
  const shownAt = readStamp(secrets, String(form.get("stamp")));
  if (shownAt === null || now - shownAt > maxMs) return { ok: false, reason: "too-old" };
  // People do not fill in a form faster than this. Bots do.
  return now - shownAt < FORM_MIN_SECONDS * 1_000 ? { ok: false, reason: "too-fast" } : null;
}

function readStamp(secrets: Secrets, stamp: string) {
  const [shownAt = "", signature = ""] = stamp.split(".");
  return isSigned(secrets, textOf(shownAt), signature) ? Number.parseInt(shownAt, 36) : null;
}

function textOf(shownAt: string) {
  return `form ${shownAt}`;
}
