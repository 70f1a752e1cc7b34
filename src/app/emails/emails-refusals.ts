import { defineRefusals } from "#platform/http/response/refusal.ts";

export const emailRefusals = defineRefusals({
  "not-signed-in": { status: 401, words: "Please log in first." },
});
