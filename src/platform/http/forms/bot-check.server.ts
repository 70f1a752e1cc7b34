import { isSigned, type Secrets, sign } from "#platform/auth/sign.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { Refused } from "../response/refusal.ts";

const maxMs = 24 * 60 * 60 * 1_000;

/** A signed timestamp of when a form was shown. It identifies no visitor, so it can be part of a cached page. */
export function stampForm(secret: string, now: number): string {
  const shownAt = now.toString(36);
  return `${shownAt}.${sign({ AUTH_SECRET: secret }, textOf(shownAt))}`;
}

/**
 * How a form is checked. `typed` is for forms with text that people cannot write within seconds. `filled` is for forms
 * that a browser or a password manager can fill in at once.
 */
export type BotCheckKind = "typed" | "filled";

/** Rejects bots: a filled honeypot, a form that was never shown, or one that was written too fast. */
export function rejectBot(
  form: FormData,
  kind: BotCheckKind,
  { FORM_MIN_SECONDS, ...secrets }: Pick<Env, "FORM_MIN_SECONDS"> & Secrets,
  now: number,
): Refused<"honeypot" | "too-fast" | "too-old"> | null {
  if (form.get("homepage")) return { ok: false, reason: "honeypot" };
  const shownAt = readStamp(secrets, String(form.get("stamp")));
  if (shownAt === null || now - shownAt > maxMs) return { ok: false, reason: "too-old" };
  const isFast = kind === "typed" && now - shownAt < FORM_MIN_SECONDS * 1_000;
  return isFast ? { ok: false, reason: "too-fast" } : null;
}

function readStamp(secrets: Secrets, stamp: string) {
  const [shownAt = "", signature = ""] = stamp.split(".");
  return isSigned(secrets, textOf(shownAt), signature) ? Number.parseInt(shownAt, 36) : null;
}

function textOf(shownAt: string) {
  return `form ${shownAt}`;
}
