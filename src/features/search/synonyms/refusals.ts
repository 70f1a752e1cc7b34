import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** Why a change of synonyms is rejected. */
export const synonymRefusals = defineRefusals({
  400: { "unknown-category": { words: "Choose a category from the list.", field: "category" } },
  403: { "not-allowed": adminOnly },
  404: { "unknown-synonym": "These words are no longer in the list." },
  409: {
    "already-there": {
      words: "These words are in the list already. Change that entry instead.",
      field: "phrase",
    },
  },
});
