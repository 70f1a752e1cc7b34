import { defineRefusals } from "#platform/http/response/refusal.ts";

/** Messages for refused order lookups. */
export const lookUpRefusals = defineRefusals({ 403: { "not-allowed": "This is not possible from here." } });
