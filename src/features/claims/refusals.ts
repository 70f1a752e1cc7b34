import { defineRefusals, listRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The title of the toast when a claim could not be sent. */
export const submissionError = "Submission Error";

export const claimRefusals = defineRefusals({
  401: {
    "not-signed-in": "You are signed out. Log in again in another tab, come back, and send it once more.",
  },
  404: {
    "unknown-business": "This business is no longer listed. Please choose another.",
    "unknown-artist": "This artist is no longer listed.",
  },
  409: {
    "already-owner": "This business is yours already. Nothing more is needed.",
    "already-claimed":
      "You have claimed this business already. We are reading your proof and will write to you.",
  },
  410: {
    "proof-gone": { words: "We no longer have that file. Please select it once more.", field: "proof" },
  },
  503: {
    unexpected: {
      words: "Something went wrong on our side. Your file is kept for a day: please send it again.",
      showsErrorId: true,
    },
  },
});

/** The same for artists. */
export const artistClaimRefusals: typeof claimRefusals = {
  ...claimRefusals,
  ...listRefusals({
    409: {
      "already-owner": "This profile is yours already. Nothing more is needed.",
      "already-claimed":
        "You have claimed this profile already. We are reading your proof and will write to you.",
    },
  }),
};
