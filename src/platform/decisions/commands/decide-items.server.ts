import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transactLong } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Decider, DecisionRefusal, Subject, Verdict } from "../decider.ts";
import { canDecide } from "../permissions.ts";
import { recordDecision } from "../record-decision.server.ts";
import { withSavepoint } from "../with-savepoint.server.ts";

type Needs = Pick<Services, "db" | "jobs"> & { deciders: readonly Decider[] };
type Input = {
  /** At most as many as a page has rows. */
  items: readonly Subject[];
  verdict: Verdict;
  /** Rejects approved items if their kind allows it. Otherwise only pending items are decided. */
  isTakeDown?: boolean;
};
export type DecidedItem = Subject & { decisionId: string };
export type RefusedItem = Subject & { reason: DecisionRefusal };
export type Decisions = { ok: true; decided: DecidedItem[]; refused: RefusedItem[] };
type Result = Decisions | { ok: false; reason: "not-allowed" };
type Outcome = { decisionId: string } | { reason: DecisionRefusal };

/**
 * Approves or rejects pending items, each with its decision, audit entry and emails, all in one transaction. Items
 * that another admin has decided are skipped and reported.
 */
export async function decideItems(
  { db, jobs, deciders }: Needs,
  actor: Actor,
  { items, verdict, isTakeDown = false }: Input,
): Promise<Result> {
  // Checked before the lookup, so that others cannot tell what exists.
  if (!canDecide(actor)) return { ok: false, reason: "not-allowed" };
  // A fixed lock order, so that two admins with overlapping selections do not deadlock.
  const ordered = [...items].sort((one, other) => (one.id < other.id ? -1 : 1));
  return transactLong(db, async (tx) => {
    const decided: DecidedItem[] = [];
    const refused: RefusedItem[] = [];
    for (const { kind, id } of ordered) {
      const decider = deciders.find((one) => one.kind === kind);
      const outcome: Outcome = decider
        ? await decideOne(tx, actor, { decider, jobs, id, verdict, isTakeDown })
        : { reason: "gone" };
      if ("decisionId" in outcome) decided.push({ kind, id, decisionId: outcome.decisionId });
      else refused.push({ kind, id, reason: outcome.reason });
    }
    return { ok: true, decided, refused };
  });
}

type One = { decider: Decider; jobs: Services["jobs"]; id: string; verdict: Verdict; isTakeDown: boolean };

async function decideOne(tx: Tx, actor: Actor, one: One): Promise<Outcome> {
  const { decider, jobs, id, verdict, isTakeDown } = one;
  const { kind, conflicts = {}, canTakeDown = false } = decider;
  const found = await decider.lock(tx, id);
  if (!found) return { reason: "gone" };
  const isTakenDown = isTakeDown && canTakeDown && verdict.outcome === "rejected";
  if (found.status !== (isTakenDown ? "approved" : "waiting")) return { reason: "already-decided" };
  const refusal = await withSavepoint(tx, conflicts, () => decider.apply(tx, id, verdict, actor));
  if (refusal) return { reason: refusal };
  const decisionId = await recordDecision(tx, actor, { kind, id, verdict, previous: found.previous });
  await decider.notify?.(tx, jobs, { decisionId, id, verdict });
  return { decisionId };
}
