import { sql } from "kysely";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Decider, Previous, Verdict } from "#platform/decisions/decider.ts";
import { releaseUpload } from "#platform/uploads/keep-upload.server.ts";
import { type ClaimStatus, claimStatuses, proofExpiryAfter } from "../rules.ts";
import { notifyDecided, notifyUndone } from "./claim-letters.server.ts";

/** How a claim is decided: approval makes its claimant the owner and marks the business as verified. */
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
  conflicts: { business_claims_owner_key: "owned", business_claims_open_key: "claimed-again" },
};

export type LockedClaim = {
  id: string;
  status: ClaimStatus;
  userId: string;
  businessId: string;
  proofFileId: string | null;
  endedAt: Date | null;
  /** The owner of the business, and the approved claim that made them so. */
  ownerId: string | null;
  ownerClaimId: string | null;
  isVerified: boolean;
};

/** A claim with its business, both locked. */
export async function lockClaim(tx: Tx, id: string): Promise<LockedClaim | undefined> {
  const { rows } = await sql<LockedClaim>`
    select claim.id, claim.status, claim.user_id as "userId", claim.business_id as "businessId",
      claim.proof_file_id as "proofFileId", claim.ended_at as "endedAt", business.owner_id as "ownerId",
      business.verified as "isVerified", (
        select owning.id from business_claims owning
        where owning.business_id = business.id and owning.status = 'Approved' and owning.ended_at is null
      ) as "ownerClaimId"
    from business_claims claim join businesses business on business.id = claim.business_id
    where claim.id = ${id}
    for update of claim, business`.execute(tx);
  return rows[0];
}

type FormerOwner = Pick<LockedClaim, "ownerId" | "ownerClaimId" | "isVerified">;

/** What undoing has to restore. */
export function previousOf({ ownerId, ownerClaimId, isVerified }: FormerOwner): Previous {
  return { status: "Pending", ownerId, ownerClaimId, isVerified };
}

/** Sets the status, and the owner on approval. Refuses to take a business from its owner. */
export async function applyVerdict(
  tx: Tx,
  id: string,
  { outcome }: Verdict,
  actor: Actor,
): Promise<string | undefined> {
  const claim = await lockClaim(tx, id);
  if (!claim) return "gone";
  const { businessId, userId, ownerId, proofFileId } = claim;
  // Nobody loses a business by a press on Approve: `handOver` says whom it is taken from.
  if (outcome === "approved" && ownerId !== null && ownerId !== userId) return "owned";
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
  if (outcome === "approved")
    await tx
      .updateTable("businesses")
      .set({ owner_id: userId, verified: true })
      .where("id", "=", businessId)
      .execute();
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
  if (claim.ownerClaimId === id) await giveBack(tx, claim.businessId, previous);
  if (claim.proofFileId) await keepAgain(tx, claim.proofFileId);
  return undefined;
}

/** Takes the business from its owner; whoever had it before has it again, unless that claim was undone as well. */
async function giveBack(tx: Tx, businessId: string, previous: Previous) {
  const { ownerId, ownerClaimId, isVerified } = previous as FormerOwner;
  const former = await tx
    .updateTable("business_claims")
    .set({ ended_at: null })
    .where("id", "=", ownerClaimId)
    .where("status", "=", "Approved")
    .returning("id")
    .executeTakeFirst();
  const formerOwner = ownerClaimId && !former ? null : ownerId;
  await tx
    .updateTable("businesses")
    .set({
      // The account may be gone.
      owner_id: (business) =>
        business.selectFrom("users").select("users.id").where("users.id", "=", formerOwner),
      verified: isVerified,
    })
    .where("id", "=", businessId)
    .execute();
}

/** The proof is needed again, so it is no longer due to be deleted. */
async function keepAgain(tx: Tx, fileId: string) {
  await tx.updateTable("stored_files").set({ delete_after: null }).where("id", "=", fileId).execute();
}
