import { defineRefusals } from "#platform/http/response/refusal.ts";

export const contactRefusals = defineRefusals({
  "not-allowed": { status: 403, words: "You may not write here." },
  closed: { status: 404, words: "The contact form is not open." },
  unexpected: {
    status: 503,
    words: "Something went wrong on our side. Your message was not sent: please try again in a moment.",
    showsErrorId: true,
  },
});
