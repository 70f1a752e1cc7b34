import { createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "#platform/env/read-env.ts";
import type { Refused } from "../refusal.ts";

const maxMs = 24 * 60 * 60 * 1_000;

/** A signed timestamp of when a form was shown. It names no visitor, so it may stand in a cached page. */
export function stampForm(secret: string, now: number): string {
  const shownAt = now.toString(36);
  return `${shownAt}.${sign(secret, shownAt)}`;
}

/** Turns away what a bot sent: a filled honeypot, a form sent at once, or one that was never shown. */
export function rejectBot(
  form: FormData,
  { AUTH_SECRET, FORM_MIN_SECONDS }: Pick<Env, "AUTH_SECRET" | "FORM_MIN_SECONDS">,
  now: number,
): Refused<"honeypot" | "too-fast" | "too-old"> | null {
  if (form.get("homepage")) return { ok: false, reason: "honeypot" };
  const shownAt = readStamp(AUTH_SECRET, String(form.get("stamp")));
  if (shownAt === null || now - shownAt > maxMs) return { ok: false, reason: "too-old" };
  // Nobody reads, thinks and writes faster; bots do.
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
