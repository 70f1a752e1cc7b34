import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";

/** One item in a queue: `{ kind: "review", id }`. */
export type Subject = { kind: string; id: string };

export type Verdict =
  | { outcome: "approved" }
  | {
      outcome: "rejected";
      /** One of the queue's listed reasons. */
      reason: string;
      /** The admin's own text for the author. */
      note: string | null;
    };

/** The row's previous values, so that undo can restore them. */
export type Previous = Readonly<Record<string, unknown>>;

export type Status = "waiting" | "approved" | "rejected";

/** How one kind of item is decided. Everything runs in the decision's transaction. */
export type Decider = {
  /** The kind in `decisions` and the subject type in the audit log; also the start of its audit actions. */
  kind: string;
  /** Locks the row `for update` and returns its status; undefined if it is gone. */
  lock: (tx: Tx, id: string) => Promise<{ status: Status; previous: Previous } | undefined>;
  /** Sets the status. Returns a refusal, such as `duplicate`, or nothing. */
  apply: (tx: Tx, id: string, verdict: Verdict, actor: Actor) => Promise<string | undefined>;
  /** Sets the row back to pending with its previous values. Returns a refusal or nothing. */
  restore: (tx: Tx, id: string, previous: Previous) => Promise<string | undefined>;
  /** Queues emails about the decision, in the same transaction. */
  notify?: (tx: Tx, jobs: Pick<Jobs, "queue">, decided: Decided) => Promise<void>;
  /** Queues emails about the undo. */
  notifyUndone?: (tx: Tx, jobs: Pick<Jobs, "queue">, undone: UndoneDecision) => Promise<void>;
  /** Approved items of this kind can still be rejected. */
  canTakeDown?: true;
  /** Refusals by the unique constraint that two concurrent admins may violate. */
  conflicts?: Readonly<Record<string, string>>;
};

export type Decided = { decisionId: string; id: string; verdict: Verdict };

export type UndoneDecision = {
  decisionId: string;
  id: string;
  outcome: Verdict["outcome"];
  previous: Previous;
};

/** Why an item was not decided. A decider adds its own reasons. */
export type DecisionRefusal = "gone" | "already-decided" | (string & {});

/** Why a decision was not undone. */
export type UndoRefusal = "unknown" | "already-undone" | "too-old" | "superseded" | "gone" | (string & {});

/** How long a decision can be undone. The database has the same rule. */
export const undoDays = 30;
