import { createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "#platform/env/read-env.ts";
import type { Refused } from "../refusal.ts";

const maxMs = 24 * 60 * 60 * 1_000;

/** A signed timestamp of when a form was shown. It identifies no visitor, so it can be part of a cached page. */
export function stampForm(secret: string, now: number): string {
  const shownAt = now.toString(36);
  return `${shownAt}.${sign(secret, shownAt)}`;
}

/** Rejects bots: a filled honeypot, a form submitted too fast, or one that was never shown. */
export function rejectBot(
  form: FormData,
  { AUTH_SECRET, FORM_MIN_SECONDS }: Pick<Env, "AUTH_SECRET" | "FORM_MIN_SECONDS">,
  now: number,
): Refused<"honeypot" | "too-fast" | "too-old"> | null {
  if (form.get("homepage")) return { ok: false, reason: "honeypot" };
  const shownAt = readStamp(AUTH_SECRET, String(form.get("stamp")));
  if (shownAt === null || now - shownAt > maxMs) return { ok: false, reason: "too-old" };
  // People do not fill in a form faster than this. Bots do.
  return now - shownAt < FORM_MIN_SECONDS * 1_000 ? { ok: false, reason: "too-fast" } : null;
}

function readStamp(secret: string, stamp: string) {
  const [shownAt = "", signature = ""] = stamp.split(".");
  const [sent, own] = [Buffer.from(signature), Buffer.from(sign(secret, shownAt))];
  if (sent.length !== own.length || !timingSafeEqual(sent, own)) return null;
  return Number.parseInt(shownAt, 36);
}

function sign(secret: string, shownAt: string) {
  return createHmac("sha256", secret).update(`form ${shownAt}`).digest("base64url");
}
