import { formatDay } from "#ui/format-day.ts";
import { claimQuery } from "./claim-query.ts";
import type { OwnClaim } from "./queries/list-own-claims.server.ts";
import { describeReason } from "./reasons.ts";

export type ShownOwnClaim = Pick<OwnClaim, "id" | "subjectId" | "subjectName" | "proofUrl" | "note"> & {
  palette: "gold" | "indigo";
  /** The claimed page, and the URL to claim it again. */
  to: string;
  claimTo: string;
  label: string;
  tone: "waiting" | "good" | "bad" | "plain";
  sentence: string;
  reason: string | null;
  submittedOn: string;
  canTryAgain: boolean;
};

/** A claim for display to its claimant. */
export function presentOwnClaim(claim: OwnClaim): ShownOwnClaim {
  const { id, subjectKind, subjectId, subjectName, proofUrl, note, status, reason, submittedAt } = claim;
  const isArtist = subjectKind === "artist";
  return {
    ...{ id, subjectId, subjectName, proofUrl, note },
    palette: isArtist ? "indigo" : "gold",
    to: `/${subjectKind}/${subjectId}`,
    claimTo: isArtist
      ? `/artist/${subjectId}/claim`
      : claimQuery.href({ business: subjectId, name: subjectName }),
    ...describeState(claim),
    reason: status === "Rejected" && reason ? describeReason(reason, subjectKind) : null,
    submittedOn: formatDay(submittedAt),
    canTryAgain: status === "Rejected",
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
