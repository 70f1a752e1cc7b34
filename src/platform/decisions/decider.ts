import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";

/** One thing in a queue: `{ kind: "review", id }`. */
export type Subject = { kind: string; id: string };

export type Verdict =
  | { outcome: "approved" }
  | {
      outcome: "rejected";
      /** One of the queue's short list. */
      reason: string;
      /** The admin's own words, for the author. */
      note: string | null;
    };

/** What a row held before its decision, so that undoing it can restore it. */
export type Previous = Readonly<Record<string, unknown>>;

export type Status = "waiting" | "approved" | "rejected";

/** How one kind of thing is decided. All of it runs in the transaction of the decision. */
export type Decider = {
  /** The kind in `decisions` and the subject type in the audit log; also the start of its audit actions. */
  kind: string;
  /** Locks the row `for update` and returns its status; undefined if it is gone. */
  lock: (tx: Tx, id: string) => Promise<{ status: Status; previous: Previous } | undefined>;
  /** Sets the status. Returns a refusal, such as `duplicate`, or nothing. */
  apply: (tx: Tx, id: string, verdict: Verdict, actor: Actor) => Promise<string | undefined>;
  /** Lets the row wait again, with what it held before. Returns a refusal or nothing. */
  restore: (tx: Tx, id: string, previous: Previous) => Promise<string | undefined>;
  /** Queues the letters about it, in the same transaction. */
  notify?: (tx: Tx, jobs: Pick<Jobs, "queue">, decided: Decided) => Promise<void>;
  /** Queues the letters about its undoing. */
  notifyUndone?: (tx: Tx, jobs: Pick<Jobs, "queue">, undone: UndoneDecision) => Promise<void>;
  /** Approved things of this kind may still be rejected. */
  canTakeDown?: true;
  /** Refusals by the unique constraint that two admins may run into at once. */
  conflicts?: Readonly<Record<string, string>>;
};

export type Decided = { decisionId: string; id: string; verdict: Verdict };

export type UndoneDecision = {
  decisionId: string;
  id: string;
  outcome: Verdict["outcome"];
  previous: Previous;
};

/** Why one thing was not decided; a decider adds its own. */
export type DecisionRefusal = "gone" | "already-decided" | (string & {});

/** Why a decision was not undone. */
export type UndoRefusal = "unknown" | "already-undone" | "too-old" | "superseded" | "gone" | (string & {});

/** How long a decision can be undone. The database holds the same rule. */
export const undoDays = 30;
