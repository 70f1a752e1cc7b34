import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** Why a change of synonyms is rejected. */
export const synonymRefusals = defineRefusals({
  "not-allowed": adminOnly,
  "unknown-synonym": { status: 404, words: "These words are no longer in the list." },
  "unknown-category": { status: 400, words: "Choose a category from the list.", field: "category" },
  "already-there": {
    status: 409,
    words: "These words are in the list already. Change that entry instead.",
    field: "phrase",
  },
});
