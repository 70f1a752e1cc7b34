import { type Refusals, tooManyRefusal } from "#platform/http/refusal.ts";

export const lettersRefusals: Refusals<"not-signed-in" | "too-many" | "unexpected"> = {
  "not-signed-in": { status: 401, words: "Please log in first." },
  "too-many": tooManyRefusal,
  unexpected: { status: 503, words: "Something went wrong on our side. Please try again in a moment." },
};
