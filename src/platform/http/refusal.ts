import type { Env } from "#platform/env/read-env.ts";
import { describeWait } from "./describe-wait.ts";

/** Why a command refused. An expected result, not an error. */
export type Refused<Reason extends string> = { ok: false; reason: Reason; retryAfterSeconds?: number };

/** What one reason means, for visitors and API clients. */
export type Refusal = {
  status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 429 | 503;
  words: string | ((refused: Refused<string>, env: Env) => string);
  /** The field to correct. Without one the message is shown next to the button. */
  field?: string;
  /** What the toast says instead, where its words are given; `words` then stand beside the field or the button. */
  toast?: { title: string; description: string };
  /** Also shows the error id, for what only the log can explain. */
  showsErrorId?: true;
};

/** Every reason of a feature. Page and API share this table. */
export type Refusals<Reason extends string> = Readonly<Record<Reason, Refusal>>;

/** Looks up a refusal in its feature's table and fills in the message. */
export function describeRefusal<Reason extends string>(
  refusals: Refusals<Reason>,
  refused: Refused<Reason>,
  env: Env,
): Omit<Refusal, "words"> & { words: string } {
  const refusal = refusals[refused.reason];
  const { words } = refusal;
  return { ...refusal, words: typeof words === "string" ? words : words(refused, env) };
}

/** The message of every rate limit that needs no words of its own. */
export const tooManyRefusal: Refusal = {
  status: 429,
  words: ({ retryAfterSeconds }) => `That was a lot in a short time. ${describeWait(retryAfterSeconds)}`,
};

/** The messages of every form with a bot check. */
export const botRefusals: Refusals<"honeypot" | "too-fast" | "too-old"> = {
  honeypot: { status: 400, words: "That looked automatic to us. Please send it once more." },
  "too-fast": { status: 400, words: "We could not send that yet. Please try once more." },
  "too-old": { status: 400, words: "This page has been open for a long time. Please send it once more." },
};
