import { type Refusals, tooManyRefusal } from "#platform/http/refusal.ts";

export const contactRefusals: Refusals<"not-allowed" | "closed" | "too-many" | "unexpected"> = {
  "not-allowed": { status: 403, words: "You may not write here." },
  closed: { status: 404, words: "The contact form is not open." },
  "too-many": tooManyRefusal,
  unexpected: {
    status: 503,
    words: "Something went wrong on our side. Your message was not sent: please try again in a moment.",
    showsErrorId: true,
  },
};
