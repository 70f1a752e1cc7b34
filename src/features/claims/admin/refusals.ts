import type { Refusals } from "#platform/http/refusal.ts";

/** What only a claim can be refused for, beside what every decision can. */
export const decisionWords: Refusals<"owned" | "claimed-again" | "profile-owned" | "profile-claimed-again"> =
  {
    owned: {
      status: 409,
      words: "Somebody else owns this business. Open the claim, compare both proofs, and hand it over.",
    },
    "claimed-again": {
      status: 409,
      words: "Its claimant has sent a new claim for this business since. Decide that one.",
    },
    "profile-owned": {
      status: 409,
      words: "Somebody else owns this profile. Open the claim, compare both proofs, and hand it over.",
    },
    "profile-claimed-again": {
      status: 409,
      words: "Its claimant has sent a new claim for this profile since. Decide that one.",
    },
  };

export const handOverRefusals: Refusals<"not-allowed" | "gone" | "already-decided" | "unexpected"> = {
  "not-allowed": { status: 403, words: "Only an admin may do this." },
  gone: { status: 404, words: "It is no longer there." },
  "already-decided": { status: 409, words: "Another admin has decided this one already." },
  unexpected: { status: 503, words: "Something went wrong on our side. Please try again in a moment." },
};
