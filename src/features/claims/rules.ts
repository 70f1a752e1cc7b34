import { claimsRetention } from "./retention.ts";

/** The limit of the column. */
export const maxOwnerNameLength = 200;

/** Stated on the page as 5MB. */
export const maxProofBytes = 5 * 1024 * 1024;

/** When the proof of a claim decided at this time is deleted. */
export function proofExpiryAfter(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + claimsRetention.proofs.days * 24 * 60 * 60 * 1000);
}

/** What can be claimed: a business, or the profile of an artist. */
export type SubjectKind = "business" | "artist";
export type ClaimSubject = { kind: SubjectKind; id: string };

/** The claim page's view of a business or artist. */
export type Claimable = ClaimSubject & {
  name: string;
  category: string | null;
  location: string | null;
  owner: "nobody" | "you" | "another";
  /** Whether the person's claim is waiting for a decision. */
  isClaimedByYou: boolean;
};

/** Who owns it, for this person. */
export function describeOwner(ownerId: string | null, personId: string): Claimable["owner"] {
  if (ownerId === null) return "nobody";
  return ownerId === personId ? "you" : "another";
}

export type ClaimStatus = "Pending" | "Approved" | "Rejected";

/** Maps a claim's status to those of the admin queues. */
export const claimStatuses = { Pending: "waiting", Approved: "approved", Rejected: "rejected" } as const;
