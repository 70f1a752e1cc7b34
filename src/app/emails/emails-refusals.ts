import { defineRefusals } from "#platform/http/response/refusal.ts";

export const emailRefusals = defineRefusals({ 401: { "not-signed-in": "Please log in first." } });
