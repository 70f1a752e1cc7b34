import type { Refusals } from "#platform/http/response/refusal.ts";

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
