import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";

export const requestRefusals = defineRefusals({
  "not-allowed": adminOnly,
  gone: { status: 404, words: "This request is no longer here." },
  settled: {
    status: 409,
    words: "Somebody else has marked this as done. Your answer was not sent: open the request again first.",
    field: "answer",
  },
  "no-address": {
    status: 409,
    words: "There is no address to answer to. Leave the answer empty.",
    field: "answer",
  },
  answered: {
    status: 409,
    words: "They have an answer already. Check the box to send another email.",
    field: "again",
  },
});
