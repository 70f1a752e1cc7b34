import type { Queue, QueueRow } from "#platform/decisions/queue/queue.ts";
import { listRefusals } from "#platform/http/response/refusal.ts";
import { findClaimEvidence } from "../queries/find-claim-evidence.server.ts";
import { claimOrder, type ListedClaim, listClaims, listClaimsByIds } from "../queries/list-claims.server.ts";
import { rejectReasons } from "../reasons.ts";
import { claimStatuses } from "../rules.ts";
import { claimDecider } from "./claim-decider.server.ts";
import { claimsList } from "./claims-query.ts";
import { presentEvidence, type ShownEvidence } from "./present-evidence.ts";

/** The queue of claims. */
export const claimsQueue: Queue<ShownEvidence> = {
  list: claimsList,
  deciders: [claimDecider],
  nouns: { claim: ["Claim", "claims"] },
  reasons: rejectReasons,
  refusals: listRefusals({
    409: {
      owned: "Somebody else owns this business. Open the claim, compare both proofs, and hand it over.",
      "claimed-again": "Its claimant has sent a new claim for this business since. Decide that one.",
      "profile-owned":
        "Somebody else owns this profile. Open the claim, compare both proofs, and hand it over.",
      "profile-claimed-again": "Its claimant has sent a new claim for this profile since. Decide that one.",
    },
  }),
  listWaiting: async (db, page) => toRows(await listClaims(db, page)),
  listAll: async (db, page) => toRows(await listClaims(db, { ...page, sort: "all" })),
  isCursor: claimOrder.isCursor,
  listByIds: async (db, subjects) =>
    (
      await listClaimsByIds(
        db,
        subjects.map(({ id }) => id),
      )
    ).map(toRow),
  findItem: async (db, { id }) => {
    const [[claim], evidence] = await Promise.all([listClaimsByIds(db, [id]), findClaimEvidence(db, id)]);
    if (!claim || !evidence) return null;
    return {
      row: toRow(claim),
      byline: `Claim by ${evidence.ownerName}`,
      detail: presentEvidence(evidence),
    };
  },
};

function toRows({ items, nextCursor }: { items: ListedClaim[]; nextCursor: string | null }) {
  return { items: items.map(toRow), nextCursor };
}

function toRow(claim: ListedClaim): QueueRow {
  const { id, subjectId, subjectName, ownerName, username, status, submittedAt } = claim;
  const { subjectKind } = claim;
  const claimant = ownerName === username ? ownerName : `${ownerName}, ${username}`;
  return {
    ...{ kind: "claim", id, status: claimStatuses[status], at: submittedAt },
    title: subjectName,
    note: subjectKind === "artist" ? `Artist · ${claimant}` : claimant,
    clothId: subjectId,
    flag: status === "Pending" ? flagOf(claim) : null,
  };
}

function flagOf({ isOwned, waiting }: ListedClaim) {
  if (isOwned) return "Has an owner";
  if (waiting === 2) return "Two claims";
  return waiting > 2 ? `${waiting} claims` : null;
}
