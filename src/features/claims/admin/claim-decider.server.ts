import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Decider, Previous, Verdict } from "#platform/decisions/decider.ts";
import { releaseUpload } from "#platform/uploads/keep-upload.server.ts";
import { type ClaimStatus, type ClaimSubject, claimStatuses, proofExpiryAfter } from "../rules.ts";
import { lockOwnership, type Ownership, setOwnership, subjectOf } from "../subjects.server.ts";
import { notifyDecided, notifyUndone } from "./claim-emails.server.ts";

/** How claims are decided: approval makes the claimant the owner and marks the business or artist as verified. */
export const claimDecider: Decider = {
  kind: "claim",
  lock: async (tx, id) => {
    const claim = await lockClaim(tx, id);
    return claim && { status: claimStatuses[claim.status], previous: previousOf(claim) };
  },
  apply: applyVerdict,
  restore,
  notify: notifyDecided,
  notifyUndone,
  conflicts: {
    ...{ business_claims_owner_key: "owned", business_claims_open_key: "claimed-again" },
    business_claims_artist_owner_key: "profile-owned",
    business_claims_artist_open_key: "profile-claimed-again",
  },
};

export type LockedClaim = Ownership & {
  id: string;
  status: ClaimStatus;
  userId: string;
  subject: ClaimSubject;
  proofFileId: string | null;
  /** The approved claim of the owner. */
  ownerClaimId: string | null;
};

/** Locks a claim and its business or artist. */
export async function lockClaim(tx: Tx, id: string): Promise<LockedClaim | undefined> {
  const claim = await tx
    .selectFrom("business_claims")
    .select(["id", "status", "user_id", "business_id", "artist_id", "proof_file_id"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!claim) return;
  const subject = subjectOf(claim);
  const ownership = await lockOwnership(tx, subject);
  if (!ownership) return;
  const owning = await tx
    .selectFrom("business_claims")
    .select("id")
    .where(subject.kind === "artist" ? "artist_id" : "business_id", "=", subject.id)
    .where("status", "=", "Approved")
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return {
    ...{ id, subject, userId: claim.user_id, proofFileId: claim.proof_file_id, ...ownership },
    status: claim.status as ClaimStatus,
    ownerClaimId: owning?.id ?? null,
  };
}

type FormerOwner = Pick<LockedClaim, "ownerId" | "ownerClaimId" | "isVerified">;

/** The values that undo restores. */
export function previousOf({ ownerId, ownerClaimId, isVerified }: FormerOwner): Previous {
  return { status: "Pending", ownerId, ownerClaimId, isVerified };
}

/** Sets the status, and the owner on approval. Refuses to take a business or an artist from its owner. */
export async function applyVerdict(
  tx: Tx,
  id: string,
  { outcome }: Verdict,
  actor: Actor,
): Promise<string | undefined> {
  const claim = await lockClaim(tx, id);
  if (!claim) return "gone";
  const { subject, userId, ownerId, proofFileId } = claim;
  // Approve never takes a business from its owner: `handOver` shows whom it is taken from.
  if (outcome === "approved" && ownerId !== null && ownerId !== userId)
    return subject.kind === "artist" ? "profile-owned" : "owned";
  const now = new Date();
  await tx
    .updateTable("business_claims")
    .set({
      status: outcome === "approved" ? "Approved" : "Rejected",
      reviewed_at: now,
      reviewed_by: accountOf(actor),
    })
    .where("id", "=", id)
    .execute();
  if (outcome === "approved") await setOwnership(tx, subject, { ownerId: userId, isVerified: true });
  if (proofFileId) await releaseUpload(tx, proofFileId, { on: proofExpiryAfter(now) });
  return undefined;
}

async function restore(tx: Tx, id: string, previous: Previous): Promise<string | undefined> {
  const claim = await lockClaim(tx, id);
  if (!claim) return "gone";
  await tx
    .updateTable("business_claims")
    .set({ status: "Pending", reviewed_at: null, reviewed_by: null, ended_at: null })
    .where("id", "=", id)
    .execute();
  if (claim.ownerClaimId === id) await giveBack(tx, claim.subject, previous);
  if (claim.proofFileId) await keepAgain(tx, claim.proofFileId);
  return undefined;
}

/** Removes the owner and restores the previous one, unless that claim was undone as well. */
async function giveBack(tx: Tx, subject: ClaimSubject, previous: Previous) {
  const { ownerId, ownerClaimId, isVerified } = previous as FormerOwner;
  const former = await tx
    .updateTable("business_claims")
    .set({ ended_at: null })
    .where("id", "=", ownerClaimId)
    .where("status", "=", "Approved")
    .returning("id")
    .executeTakeFirst();
  await setOwnership(tx, subject, { ownerId: ownerClaimId && !former ? null : ownerId, isVerified });
}

/** The proof is needed again, so its deletion is canceled. */
async function keepAgain(tx: Tx, fileId: string) {
  await tx.updateTable("stored_files").set({ delete_after: null }).where("id", "=", fileId).execute();
}
