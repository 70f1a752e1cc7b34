import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** Messages for refused changes to a person's own event. */
export const ownEventRefusals = defineRefusals({
  400: {
    "outside-series": {
      words: "Choose a time to come, after the date before it and before the next one.",
      field: "starts_at",
    },
  },
  404: {
    "unknown-event": "This event is no longer here.",
    "unknown-date": "This event has no such date any more.",
  },
  409: {
    canceled: "This event is canceled, so nothing about it can be changed.",
    "not-taken": "This event was not taken. You can send it again.",
  },
  410: {
    "picture-gone": {
      words: "We no longer have that picture. Please choose it once more.",
      field: "image_url",
    },
  },
  503: {
    unexpected: { words: "Something went wrong on our side. Please send it again.", showsErrorId: true },
  },
});
