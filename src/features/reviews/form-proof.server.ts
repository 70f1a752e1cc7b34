import { createHmac, timingSafeEqual } from "node:crypto";
import type { Refused } from "./refusals.ts";

// Nobody reads, thinks and writes faster; programs do.
const shortestMs = 3_000;
const maxMs = 24 * 60 * 60 * 1_000;

/** The last one that was made: whoever comes in the same second gets the same. */
let newest = { secret: "", shownAt: "", stamp: "" };

/** A mark for a form that says in which second it was shown; the same for every visitor, so that pages can be kept. */
export function stampForm(secret: string, now: number): string {
  const shownAt = Math.floor(now / 1_000).toString(36);
  if (newest.shownAt !== shownAt || newest.secret !== secret)
    newest = { secret, shownAt, stamp: `${shownAt}.${sign(secret, shownAt)}` };
  return newest.stamp;
}

/** Turns away what a program sent: a filled trap, a form sent at once, or one that was never shown. */
export function rejectBot(
  form: FormData,
  secret: string,
  now: number,
): Refused<"honeypot" | "too-fast" | "too-old"> | null {
  if (form.get("homepage")) return { ok: false, reason: "honeypot" };
  const shownAt = readStamp(secret, String(form.get("stamp")));
  if (shownAt === null || now - shownAt > maxMs) return { ok: false, reason: "too-old" };
  return now - shownAt < shortestMs ? { ok: false, reason: "too-fast" } : null;
}

function readStamp(secret: string, stamp: string) {
  const [shownAt = "", signature = ""] = stamp.split(".");
  const [sent, own] = [Buffer.from(signature), Buffer.from(sign(secret, shownAt))];
  if (sent.length !== own.length || !timingSafeEqual(sent, own)) return null;
  return Number.parseInt(shownAt, 36) * 1_000;
}

function sign(secret: string, shownAt: string) {
  return createHmac("sha256", secret).update(`review form ${shownAt}`).digest("base64url");
}
