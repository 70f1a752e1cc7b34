import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { canDecide } from "#platform/decisions/permissions.ts";
import { recordDecision } from "#platform/decisions/record-decision.server.ts";
import type { Services } from "#platform/http/services.ts";
import { applyVerdict, type LockedClaim, lockClaim, previousOf } from "../admin/claim-decider.server.ts";
import { notifyDecided, notifyFormerOwner } from "../admin/claim-emails.server.ts";
import type { Refused } from "../refusals.ts";
import { setOwnership } from "../subjects.server.ts";

type Needs = Pick<Services, "db" | "jobs">;
type Result = { ok: true; decisionId: string } | Refused<"not-allowed" | "gone" | "already-decided">;

const verdict = { outcome: "approved" } as const;

/**
 * Approves a claim on something that has another owner: the former claim stays approved, but has ended, and both
 * people are emailed. Undoing the decision reverts it.
 */
export async function handOver({ db, jobs }: Needs, actor: Actor, { id }: { id: string }): Promise<Result> {
  if (!canDecide(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const claim = await lockClaim(tx, id);
    if (!claim) return { ok: false, reason: "gone" };
    if (claim.status !== "Pending") return { ok: false, reason: "already-decided" };
    await endOwnership(tx, actor, claim);
    await applyVerdict(tx, id, verdict, actor);
    const previous = previousOf(claim);
    const decisionId = await recordDecision(tx, actor, { kind: "claim", id, verdict, previous });
    await notifyDecided(tx, jobs, { decisionId, id, verdict });
    if (claim.ownerClaimId) await notifyFormerOwner(tx, jobs, claim.ownerClaimId, decisionId);
    return { ok: true, decisionId };
  });
}

async function endOwnership(tx: Tx, actor: Actor, claim: LockedClaim) {
  const { subject, ownerId, ownerClaimId } = claim;
  if (ownerClaimId)
    await tx
      .updateTable("business_claims")
      .set({ ended_at: new Date() })
      .where("id", "=", ownerClaimId)
      .execute();
  await setOwnership(tx, subject, { ownerId: null });
  await audit(tx, actor, {
    action: "claim.hand_over",
    subject: { type: subject.kind === "artist" ? "artist" : "businesses", id: subject.id },
    before: { ownerId, claim: ownerClaimId },
    after: { ownerId: claim.userId, claim: claim.id },
  });
}
