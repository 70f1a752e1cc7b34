import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transactLong } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import {
  type Decider,
  type Previous,
  type Subject,
  type UndoneDecision,
  type UndoRefusal,
  undoDays,
} from "../decider.ts";
import { canDecide } from "../permissions.ts";
import { withSavepoint } from "../with-savepoint.server.ts";

type Needs = Pick<Services, "db" | "jobs"> & { deciders: readonly Decider[] };
type Input = {
  /** The ids of the decisions, at most as many as a page has rows. */
  ids: readonly string[];
};
export type Undone = { ok: true; undone: Subject[]; refused: UndoRefusal[] };
type Result = Undone | { ok: false; reason: "not-allowed" };
type Outcome = Subject | { reason: UndoRefusal };

/** Undoes decisions of the last 30 days and restores their subjects to pending. Each is audited. */
export async function undoDecisions(
  { db, jobs, deciders }: Needs,
  actor: Actor,
  { ids }: Input,
): Promise<Result> {
  if (!canDecide(actor)) return { ok: false, reason: "not-allowed" };
  return transactLong(db, async (tx) => {
    const undone: Subject[] = [];
    const refused: UndoRefusal[] = [];
    for (const id of [...ids].sort()) {
      const outcome = await undoOne(tx, actor, { jobs, deciders }, id);
      if ("reason" in outcome) refused.push(outcome.reason);
      else undone.push(outcome);
    }
    return { ok: true, undone, refused };
  });
}

async function undoOne(
  tx: Tx,
  actor: Actor,
  { jobs, deciders }: Pick<Needs, "jobs" | "deciders">,
  decisionId: string,
): Promise<Outcome> {
  const decision = await findForUpdate(tx, decisionId);
  const decider = deciders.find(({ kind }) => kind === decision?.kind);
  if (!decision || !decider) return { reason: "unknown" };
  if (decision.undone_at) return { reason: "already-undone" };
  if (decision.isOld) return { reason: "too-old" };
  const { kind, subject_id: id, outcome } = decision;
  const found = await decider.lock(tx, id);
  if (!found) return { reason: "gone" };
  // Changed since then: decided again, or edited by its author and pending anyway.
  if (found.status !== outcome || decision.isSuperseded) return { reason: "superseded" };
  const previous = decision.previous as Previous;
  const refusal = await withSavepoint(tx, decider.conflicts ?? {}, async () => {
    // First, because the database lets a row go back to pending only if its decision was undone in this transaction.
    await tx
      .updateTable("decisions")
      .set({ undone_at: new Date(), undone_by: accountOf(actor) })
      .where("id", "=", decisionId)
      .execute();
    return decider.restore(tx, id, previous);
  });
  if (refusal) return { reason: refusal };
  await audit(tx, actor, {
    action: `${kind}.undo`,
    subject: { type: kind, id },
    before: { status: outcome, reason: decision.reason, note: decision.note },
    after: previous,
  });
  await decider.notifyUndone?.(tx, jobs, {
    decisionId,
    id,
    previous,
    outcome: outcome as UndoneDecision["outcome"],
  });
  return { kind, id };
}

function findForUpdate(tx: Tx, id: string) {
  return tx
    .selectFrom("decisions")
    .select(["kind", "subject_id", "outcome", "reason", "note", "previous", "undone_at"])
    .select(sql<boolean>`decided_at <= now() - ${undoDays} * interval '1 day'`.as("isOld"))
    .select(
      sql<boolean>`exists (
        select from decisions later
        where later.kind = decisions.kind and later.subject_id = decisions.subject_id
          and (later.decided_at, later.id) > (decisions.decided_at, decisions.id) and later.undone_at is null
      )`.as("isSuperseded"),
    )
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}
