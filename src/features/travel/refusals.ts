import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";

export const requestRefusals = defineRefusals({
  403: { "not-allowed": adminOnly },
  404: { gone: "This request is no longer here." },
  409: {
    settled: {
      words: "Somebody else has marked this as done. Your answer was not sent: open the request again first.",
      field: "answer",
    },
    "no-address": { words: "There is no address to answer to. Leave the answer empty.", field: "answer" },
    answered: { words: "They have an answer already. Check the box to send another email.", field: "again" },
  },
});
