import type { Env } from "#platform/env/read-env.ts";
import { describeWait } from "../limits/describe-wait.ts";

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

/** What only admins may do. */
export const adminOnly: Refusal = { status: 403, words: "Only an admin may do this." };

/** The messages that every feature shares. */
const sharedRefusals: Refusals<"too-many" | "unexpected" | "honeypot" | "too-fast" | "too-old"> = {
  "too-many": {
    status: 429,
    words: ({ retryAfterSeconds }) => `That was a lot in a short time. ${describeWait(retryAfterSeconds)}`,
  },
  unexpected: {
    status: 503,
    words: "Something went wrong on our side. Please try again in a moment.",
    showsErrorId: true,
  },
  // The bot check of a form.
  honeypot: { status: 400, words: "That looked automatic to us. Please send it once more." },
  "too-fast": { status: 400, words: "We could not send that yet. Please try once more." },
  "too-old": { status: 400, words: "This page has been open for a long time. Please send it once more." },
};

/** A feature's table of refusals. Its rows replace the shared ones. */
export function defineRefusals<Reason extends string>(
  rows: Readonly<Record<Reason, Refusal>>,
): Refusals<Reason | keyof typeof sharedRefusals> {
  return { ...sharedRefusals, ...rows };
}
