import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The reasons to refuse a change of one's own event. */
export const ownEventRefusals = defineRefusals({
  "not-signed-in": { status: 401, words: "You are signed out. Please log in and try again." },
  "unknown-event": { status: 404, words: "This event is no longer here." },
  "unknown-date": { status: 404, words: "This event has no such date any more." },
  canceled: { status: 409, words: "This event is canceled, so nothing about it can be changed." },
  "not-taken": { status: 409, words: "This event was not taken. You can send it again." },
  "outside-series": {
    status: 400,
    words: "Choose a time to come, after the date before it and before the next one.",
    field: "starts_at",
  },
  "picture-gone": {
    status: 410,
    words: "We no longer have that picture. Please choose it once more.",
    field: "image_url",
  },
  unexpected: {
    status: 503,
    words: "Something went wrong on our side. Please send it again.",
    showsErrorId: true,
  },
});
