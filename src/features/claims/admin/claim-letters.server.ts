import type { Tx } from "#platform/db/open-database.server.ts";
import type { Decided, UndoneDecision } from "#platform/decisions/decider.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { describeReason } from "../reasons.ts";

type Queue = Pick<Jobs, "queue">;

/** Queues the letter about the outcome to the claimant's account. */
export async function notifyDecided(tx: Tx, jobs: Queue, { decisionId, id, verdict }: Decided) {
  const claimant = await findClaimant(tx, id);
  if (!claimant) return;
  const { email: to, username, business, businessId } = claimant;
  const key = `claim-decided:${decisionId}`;
  if (verdict.outcome === "approved") {
    await queueMail(tx, jobs, {
      ...{ to, key, template: "claim-approved" },
      data: { username, business, businessId },
    });
    return;
  }
  await queueMail(tx, jobs, {
    ...{ to, key, template: "claim-rejected" },
    data: { username, business, businessId, reason: describeReason(verdict.reason), note: verdict.note },
  });
}

/** Tells the claimant that the decision was undone, and a former owner who has the business again. */
export async function notifyUndone(tx: Tx, jobs: Queue, undone: UndoneDecision) {
  const { decisionId, id, outcome, previous } = undone;
  const wasApproved = outcome === "approved";
  await queueAbout(tx, jobs, id, {
    key: `claim-undone:${decisionId}`,
    template: "claim-reopened",
    wasApproved,
  });
  const { ownerClaimId } = previous;
  if (wasApproved && typeof ownerClaimId === "string")
    await queueAbout(tx, jobs, ownerClaimId, {
      key: `claim-returned:${decisionId}`,
      template: "claim-returned",
    });
}

/** Tells the former owner that the business was handed over. */
export async function notifyFormerOwner(tx: Tx, jobs: Queue, ownerClaimId: string, decisionId: string) {
  const key = `claim-handed-over:${decisionId}`;
  await queueAbout(tx, jobs, ownerClaimId, { key, template: "claim-handed-over" });
}

type Letter = { key: string; template: string; wasApproved?: boolean };

async function queueAbout(tx: Tx, jobs: Queue, claimId: string, { key, template, ...more }: Letter) {
  const claimant = await findClaimant(tx, claimId);
  if (!claimant) return;
  const { email: to, username, business, businessId } = claimant;
  await queueMail(tx, jobs, { to, key, template, data: { username, business, businessId, ...more } });
}

/** The claimant's address now: the one in the claim may be old. */
function findClaimant(tx: Tx, claimId: string) {
  return tx
    .selectFrom("business_claims")
    .innerJoin("users", "users.id", "business_claims.user_id")
    .innerJoin("businesses", "businesses.id", "business_claims.business_id")
    .select(["users.email", "users.name as username", "businesses.name as business"])
    .select("businesses.id as businessId")
    .where("business_claims.id", "=", claimId)
    .executeTakeFirst();
}
