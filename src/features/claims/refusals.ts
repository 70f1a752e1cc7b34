import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The title of the toast when a claim could not be sent. */
export const submissionError = "Submission Error";

export const claimRefusals = defineRefusals({
  "not-signed-in": {
    status: 401,
    words: "You are signed out. Log in again in another tab, come back, and send it once more.",
  },
  unverified: { status: 403, words: "Please verify your email first. We sent you a link." },
  "unknown-business": { status: 404, words: "This business is no longer listed. Please choose another." },
  "unknown-artist": { status: 404, words: "This artist is no longer listed." },
  "already-owner": { status: 409, words: "This business is yours already. Nothing more is needed." },
  "already-claimed": {
    status: 409,
    words: "You have claimed this business already. We are reading your proof and will write to you.",
  },
  "proof-gone": {
    status: 410,
    words: "We no longer have that file. Please select it once more.",
    field: "proof",
  },
  unexpected: {
    status: 503,
    words: "Something went wrong on our side. Your file is kept for a day: please send it again.",
    showsErrorId: true,
  },
});

/** The same about an artist. */
export const artistClaimRefusals: typeof claimRefusals = {
  ...claimRefusals,
  "already-owner": { status: 409, words: "This profile is yours already. Nothing more is needed." },
  "already-claimed": {
    status: 409,
    words: "You have claimed this profile already. We are reading your proof and will write to you.",
  },
};
