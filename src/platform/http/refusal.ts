import type { Env } from "#platform/env/read-env.ts";

/** Why a command did not do what it was asked; an expected answer, not an error. */
export type Refused<Reason extends string> = { ok: false; reason: Reason; retryAfterSeconds?: number };

/** What one reason means, for people and for API clients. */
export type Refusal = {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 429 | 503;
  words: string | ((refused: Refused<string>, env: Env) => string);
  /** The field to mend; without one the words stand beside the button. */
  field?: string;
  /** Adds the error id beside the button, for what only the log can explain. */
  showsErrorId?: true;
};

/** Every reason of a feature: page and API answer from the same table. */
export type Refusals<Reason extends string> = Readonly<Record<Reason, Refusal>>;

/** Looks a refusal up in its feature's table and fills in the words. */
export function describeRefusal<Reason extends string>(
  refusals: Refusals<Reason>,
  refused: Refused<Reason>,
  env: Env,
): Omit<Refusal, "words"> & { words: string } {
  const refusal = refusals[refused.reason];
  const { words } = refusal;
  return { ...refusal, words: typeof words === "string" ? words : words(refused, env) };
}

/** The words of every form that turns bots away. */
export const botRefusals: Refusals<"honeypot" | "too-fast" | "too-old"> = {
  honeypot: { status: 400, words: "That looked automatic to us. Please send it once more." },
  "too-fast": { status: 400, words: "That was very quick. Please take a moment and send it again." },
  "too-old": { status: 400, words: "This page has been open for a long time. Please send it once more." },
};
