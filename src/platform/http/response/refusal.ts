import type { Env } from "#platform/env/read-env.ts";
import { describeWait } from "../limits/describe-wait.ts";

/** Why a command refused. An expected result, not an error. */
export type Refused<Reason extends string> = { ok: false; reason: Reason; retryAfterSeconds?: number };

/** The meaning of a reason, for visitors and API clients. */
export type Refusal = {
  status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 429 | 503;
  words: string | ((refused: Refused<string>, env: Env) => string);
  /** The field to correct. Without one the message is shown next to the button. */
  field?: string;
  /** An alternative text for the toast. `words` is then only shown next to the field or the button. */
  toast?: { title: string; description: string };
  /** Also shows the error id, for errors that only the log can explain. */
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

type Words = Refusal["words"];
/** The refusals of a feature by status: the message alone, or with the field to correct. */
export type RefusalTable<Reason extends string = string> = {
  readonly [Status in Refusal["status"]]?: Readonly<Partial<Record<Reason, Words | Omit<Refusal, "status">>>>;
};

/** The refusal for actions that require an admin. */
export const adminOnly = "Only an admin may do this.";

/** The messages that every feature shares. */
const sharedRefusals = listRefusals({
  // The bot check of a form.
  400: {
    honeypot: "That looked automatic to us. Please send it once more.",
    "too-fast": "We could not send that yet. Please try once more.",
    "too-old": "This page has been open for a long time. Please send it once more.",
  },
  401: { "not-signed-in": "You are signed out. Please log in and try again." },
  403: { unverified: "Please verify your email first. We sent you a link." },
  429: {
    "too-many": ({ retryAfterSeconds }) =>
      `That was a lot in a short time. ${describeWait(retryAfterSeconds)}`,
  },
  503: {
    unexpected: {
      words: "Something went wrong on our side. Please try again in a moment.",
      showsErrorId: true,
    },
  },
});

type ReasonsOf<Table> = Extract<{ [Status in keyof Table]: keyof Table[Status] }[keyof Table], string>;

/** A table of refusals by reason. */
export function listRefusals<const Table extends RefusalTable>(table: Table): Refusals<ReasonsOf<Table>> {
  const rows = Object.entries(table).flatMap(([status, messages]) =>
    Object.entries(messages).map(([reason, row]) => [
      reason,
      { status: Number(status), ...(typeof row === "object" ? row : { words: row }) },
    ]),
  );
  return Object.fromEntries(rows);
}

/** A feature's table of refusals. Its rows replace the shared ones. */
export function defineRefusals<const Table extends RefusalTable>(
  table: Table,
): Refusals<ReasonsOf<Table> | keyof typeof sharedRefusals> {
  return { ...sharedRefusals, ...listRefusals(table) };
}
