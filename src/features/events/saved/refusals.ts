import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The title of the toast when the saved state could not be changed. */
export const saveError = "Error";

/** Messages for refused requests to save an event or remove it from the list. */
export const saveRefusals = defineRefusals({
  401: { "not-signed-in": "Please log in to save events." },
  404: { "unknown-event": "This event is no longer available." },
  409: { "list-full": "Your list is full. Remove an event from it in your dashboard, then save this one." },
  503: { unexpected: "Could not update saved status." },
});
