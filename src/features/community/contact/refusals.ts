import { defineRefusals } from "#platform/http/response/refusal.ts";

export const contactRefusals = defineRefusals({
  403: { "not-allowed": "You may not write here." },
  404: { closed: "The contact form is not open." },
  503: {
    unexpected: {
      words: "Something went wrong on our side. Your message was not sent: please try again in a moment.",
      showsErrorId: true,
    },
  },
});
