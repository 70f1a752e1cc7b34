import { formatBytes } from "#ui/format-bytes.ts";
import { formatDay, formatMonth, formatTime } from "#ui/format-day.ts";

import type { ClaimEvidence, ProvenClaim } from "../queries/find-claim-evidence.server.ts";

export type ShownProof = { url: string; isPicture: boolean; facts: string };
export type ShownClaimant = Pick<ProvenClaim, "id" | "ownerName" | "ownerEmail" | "username" | "status"> & {
  submitted: string;
  /** Null while it is waiting. */
  reviewed: string | null;
  /** Null once the file is deleted. */
  proof: ShownProof | null;
};
export type ShownEvidence = ShownClaimant & {
  listing: ClaimEvidence["listing"];
  /** The account's current address, if it has changed since. */
  newEmail: string | null;
  memberSince: string;
  reviewCount: string;
  otherClaims: { id: string; words: string }[];
  rivals: ShownClaimant[];
  /** Whether someone other than the claimant owns it. */
  hasOtherOwner: boolean;
  /** Matching names and email addresses, as text. */
  matches: { name: string | null; email: string | null };
};

/** A claim for display to an admin. */
export function presentEvidence(evidence: ClaimEvidence): ShownEvidence {
  const { listing, accountEmail, ownerEmail, otherClaims, rivals } = evidence;
  return {
    ...presentClaimant(evidence),
    listing,
    newEmail: accountEmail === ownerEmail ? null : accountEmail,
    memberSince: formatMonth(evidence.memberSince),
    reviewCount: describeReviews(evidence.reviewCount),
    otherClaims: otherClaims.map(({ id, subjectName, status, submittedAt }) => ({
      id,
      words: `${subjectName}, ${status.toLowerCase()}, ${formatMonth(new Date(submittedAt))}`,
    })),
    rivals: rivals.map(presentClaimant),
    hasOtherOwner: listing.owner !== null && evidence.status === "Pending",
    matches: { name: matchName(evidence), email: matchEmail(evidence) },
  };
}

function presentClaimant(claim: ProvenClaim): ShownClaimant {
  const { id, ownerName, ownerEmail, username, status, submittedAt, reviewedAt, proof } = claim;
  return {
    ...{ id, ownerName, ownerEmail, username, status },
    submitted: formatDay(submittedAt),
    reviewed: reviewedAt && formatTime(reviewedAt),
    proof: proof && {
      url: proof.url,
      isPicture: proof.contentType.startsWith("image/"),
      facts: `${proof.contentType === "application/pdf" ? "PDF" : "Picture"}, ${formatBytes(proof.byteSize)}`,
    },
  };
}

function describeReviews(count: number) {
  if (count === 0) return "no reviews";
  if (count >= 10) return "10 or more reviews";
  return count === 1 ? "1 review" : `${count} reviews`;
}

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

function matchName({ listing, ownerName }: ClaimEvidence) {
  if (listing.kind === "artist") return sameName(listing.name, ownerName) ? "Same as the artist" : null;
  return sameName(listing.founder, ownerName) ? "Same as founder" : null;
}

function matchEmail({ listing, ownerEmail }: ClaimEvidence) {
  if (listing.kind === "artist" && listing.email?.toLowerCase() === ownerEmail.toLowerCase())
    return "Same as on the profile";
  return sameDomain(listing.website, ownerEmail) ? "Same domain as the website" : null;
}

function sameName(listed: string | null, name: string) {
  return listed !== null && listed !== "" && fold(listed) === fold(name);
}

/** Whether the email's domain is that of the business's or artist's website: a hint, never a proof. */
function sameDomain(website: string | null, email: string) {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/?#:]+)/i.exec(website ?? "")?.[1]?.toLowerCase();
  return Boolean(host) && email.toLowerCase().endsWith(`@${host}`);
}
