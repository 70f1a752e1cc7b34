import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The title of the toast when the saved state could not be changed. */
export const saveError = "Error";

/** The reasons to refuse to save an event, or to take it off the list. */
export const saveRefusals = defineRefusals({
  "not-signed-in": { status: 401, words: "Please log in to save events." },
  "unknown-event": { status: 404, words: "This event is no longer available." },
  "list-full": {
    status: 409,
    words: "Your list is full. Remove an event from it in your dashboard, then save this one.",
  },
  unexpected: { status: 503, words: "Could not update saved status." },
});
