import { type Refusals, tooManyRefusal } from "#platform/http/refusal.ts";

/** The reasons not to look an order up. */
export type LookUpRefusal = "not-allowed" | "too-many" | "unexpected";

export const lookUpRefusals: Refusals<LookUpRefusal> = {
  "not-allowed": { status: 403, words: "This is not possible from here." },
  "too-many": tooManyRefusal,
  unexpected: {
    status: 503,
    words: "Something went wrong on our side. Please try again in a moment.",
    showsErrorId: true,
  },
};
