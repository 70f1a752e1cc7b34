import { defineRefusals } from "#platform/http/response/refusal.ts";

/** The reasons not to look an order up. */
export const lookUpRefusals = defineRefusals({ 403: { "not-allowed": "This is not possible from here." } });
