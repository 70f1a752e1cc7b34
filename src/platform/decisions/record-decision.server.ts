import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Previous, Subject, Verdict } from "./decider.ts";

type Recorded = Subject & { verdict: Verdict; previous: Previous };

/** Writes a decision and its audit entry, in the transaction that changes the row. Returns its id. */
export async function recordDecision(
  tx: Tx,
  actor: Actor,
  { kind, id, verdict, previous }: Recorded,
): Promise<string> {
  const { outcome } = verdict;
  const { reason, note } = outcome === "rejected" ? verdict : { reason: null, note: null };
  const decision = await tx
    .insertInto("decisions")
    .values({
      kind,
      subject_id: id,
      decided_by: accountOf(actor),
      outcome,
      reason,
      note,
      previous: JSON.stringify(previous),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(tx, actor, {
    action: `${kind}.${outcome === "approved" ? "approve" : "reject"}`,
    subject: { type: kind, id },
    before: previous,
    after: { status: outcome, reason, note },
  });
  return decision.id;
}
