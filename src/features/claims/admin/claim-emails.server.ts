import type { Tx } from "#platform/db/open-database.server.ts";
import type { Decided, UndoneDecision } from "#platform/decisions/decider.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { describeReason } from "../reasons.ts";
import { subjectOf } from "../subjects.server.ts";

type Queue = Pick<Jobs, "queue">;

/** Queues the email about the decision to the claimant's account. */
export async function notifyDecided(tx: Tx, jobs: Queue, { decisionId, id, verdict }: Decided) {
  const claimant = await findClaimant(tx, id);
  if (!claimant) return;
  const { to, subject, data } = claimant;
  const key = `claim-decided:${decisionId}`;
  if (verdict.outcome === "approved") {
    await queueMail(tx, jobs, { to, key, template: "claim-approved", data });
    return;
  }
  const reason = describeReason(verdict.reason, subject.kind);
  await queueMail(tx, jobs, {
    ...{ to, key, template: "claim-rejected" },
    data: { ...data, reason, note: verdict.note },
  });
}

/** Notifies the claimant that the decision was undone, and a former owner who is restored. */
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

/** Notifies the former owner of the handover. */
export async function notifyFormerOwner(tx: Tx, jobs: Queue, ownerClaimId: string, decisionId: string) {
  const key = `claim-handed-over:${decisionId}`;
  await queueAbout(tx, jobs, ownerClaimId, { key, template: "claim-handed-over" });
}

type Email = { key: string; template: string; wasApproved?: boolean };

async function queueAbout(tx: Tx, jobs: Queue, claimId: string, { key, template, ...more }: Email) {
  const claimant = await findClaimant(tx, claimId);
  if (!claimant) return;
  const { to, data } = claimant;
  await queueMail(tx, jobs, { to, key, template, data: { ...data, ...more } });
}

/** The claimant's current email address, as the claim's may be outdated, and the claim's data for emails. */
async function findClaimant(tx: Tx, claimId: string) {
  const row = await tx
    .selectFrom("business_claims")
    .innerJoin("users", "users.id", "business_claims.user_id")
    .leftJoin("businesses", "businesses.id", "business_claims.business_id")
    .leftJoin("artist_directory as artist", "artist.artist_id", "business_claims.artist_id")
    .select(["users.email", "users.name as username", "businesses.name as business", "artist.name as artist"])
    .select(["business_claims.business_id", "business_claims.artist_id"])
    .where("business_claims.id", "=", claimId)
    .executeTakeFirst();
  if (!row) return;
  const { email: to, username, business, artist } = row;
  const subject = subjectOf(row);
  const claimed =
    subject.kind === "artist" ? { artist, artistId: subject.id } : { business, businessId: subject.id };
  return { to, subject, data: { username, ...claimed } };
}
