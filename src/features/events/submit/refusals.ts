import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The title of the toast after a failed submission. */
export const submissionFailed = "Submission Failed";

/** Messages for refused submissions. */
export const submitRefusals = defineRefusals({
  401: {
    "not-signed-in": "You are signed out. Log in again in another tab, come back, and send it once more.",
  },
  409: {
    "likely-duplicate":
      "This may be on the calendar already. Please look, then send it if it is another one.",
  },
  410: {
    "picture-gone": {
      words: "We no longer have that picture. Please choose it once more.",
      field: "image_url",
    },
  },
  503: { unexpected: { words: "Could not submit your event. Please try again.", showsErrorId: true } },
});
