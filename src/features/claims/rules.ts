import { claimsRetention } from "./retention.ts";

/** As long as the column allows. */
export const maxOwnerNameLength = 200;

/** Stated on the page as 5MB. */
export const maxProofBytes = 5 * 1024 * 1024;

/** When the proof of a claim that is decided now is deleted. */
export function proofExpiryAfter(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + claimsRetention.proofs.days * 24 * 60 * 60 * 1000);
}

/** What can be claimed: a business, or the profile of an artist. */
export type SubjectKind = "business" | "artist";
export type ClaimSubject = { kind: SubjectKind; id: string };

/** A business or artist as somebody who wants to claim it sees it. */
export type Claimable = ClaimSubject & {
  name: string;
  category: string | null;
  location: string | null;
  owner: "nobody" | "you" | "another";
  /** Whether the person waits for a decision about it. */
  isClaimedByYou: boolean;
};

/** Whose it is, as this person is told. */
export function describeOwner(ownerId: string | null, personId: string): Claimable["owner"] {
  if (ownerId === null) return "nobody";
  return ownerId === personId ? "you" : "another";
}

export type ClaimStatus = "Pending" | "Approved" | "Rejected";

/** The status of a claim as the admin area names those of every queue. */
export const claimStatuses = { Pending: "waiting", Approved: "approved", Rejected: "rejected" } as const;
