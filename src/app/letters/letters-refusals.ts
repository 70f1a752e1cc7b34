import { defineRefusals } from "#platform/http/response/refusal.ts";

export const lettersRefusals = defineRefusals({
  "not-signed-in": { status: 401, words: "Please log in first." },
});
