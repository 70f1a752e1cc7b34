import { describeWait } from "#platform/http/describe-wait.ts";
import type { Refusals } from "#platform/http/refusal.ts";

export const lettersRefusals: Refusals<"not-signed-in" | "too-many" | "unexpected"> = {
  "not-signed-in": { status: 401, words: "Please log in first." },
  "too-many": {
    status: 429,
    words: ({ retryAfterSeconds }) => `That was a lot in a short time. ${describeWait(retryAfterSeconds)}`,
  },
  unexpected: { status: 503, words: "Something went wrong on our side. Please try again in a moment." },
};
