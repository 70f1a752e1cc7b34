import type { Refusals } from "#platform/http/refusal.ts";

export type { Refused } from "#platform/http/refusal.ts";

/** Why a change of synonyms is rejected. */
export type SynonymRefusal =
  | "not-allowed"
  | "unknown-synonym"
  | "unknown-category"
  | "already-there"
  | "unexpected";

export const synonymRefusals: Refusals<SynonymRefusal> = {
  "not-allowed": { status: 403, words: "Only an admin may change this." },
  "unknown-synonym": { status: 404, words: "These words are no longer in the list." },
  "unknown-category": { status: 400, words: "Choose a category from the list.", field: "category" },
  "already-there": {
    status: 409,
    words: "These words are in the list already. Change that entry instead.",
    field: "phrase",
  },
  unexpected: {
    status: 503,
    words: "Something went wrong on our side. Please try again in a moment.",
    showsErrorId: true,
  },
};
