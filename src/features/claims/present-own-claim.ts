import { formatDay } from "#ui/format-day.ts";
import type { OwnClaim } from "./queries/list-own-claims.server.ts";
import { describeReason } from "./reasons.ts";

export type ShownOwnClaim = Pick<OwnClaim, "id" | "businessId" | "businessName" | "proofUrl" | "note"> & {
  label: string;
  tone: "waiting" | "good" | "bad" | "plain";
  sentence: string;
  reason: string | null;
  submittedOn: string;
  mayTryAgain: boolean;
};

/** A claim for display to its claimant. */
export function presentOwnClaim(claim: OwnClaim): ShownOwnClaim {
  const { id, businessId, businessName, proofUrl, note, status, reason, submittedAt } = claim;
  return {
    ...{ id, businessId, businessName, proofUrl, note },
    ...describeState(claim),
    reason: status === "Rejected" && reason ? describeReason(reason) : null,
    submittedOn: formatDay(submittedAt),
    mayTryAgain: status === "Rejected",
  };
}

function describeState({ status, reviewedAt, endedAt }: OwnClaim) {
  const day = reviewedAt ? formatDay(reviewedAt) : "";
  if (status === "Pending")
    return {
      label: "Pending",
      tone: "waiting" as const,
      sentence: "We are reading your proof, and write to you with the outcome.",
    };
  if (status === "Rejected")
    return { label: "Rejected", tone: "bad" as const, sentence: `We could not approve it on ${day}.` };
  if (endedAt)
    return {
      label: "Ended",
      tone: "plain" as const,
      sentence: `It was yours from ${day} to ${formatDay(endedAt)}, and was then handed over.`,
    };
  return { label: "Approved", tone: "good" as const, sentence: `It is yours since ${day}.` };
}
