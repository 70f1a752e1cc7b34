import { claimsRetention } from "./retention.ts";

/** As long as the column allows. */
export const maxOwnerNameLength = 200;

/** Stated on the page as 5MB. */
export const maxProofBytes = 5 * 1024 * 1024;

/** When the proof of a claim that is decided now is deleted. */
export function proofExpiryAfter(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + claimsRetention.proofs.days * 24 * 60 * 60 * 1000);
}

export type ClaimStatus = "Pending" | "Approved" | "Rejected";

/** The status of a claim as the admin area names those of every queue. */
export const claimStatuses = { Pending: "waiting", Approved: "approved", Rejected: "rejected" } as const;
