import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The title of the toast when an event could not be sent. */
export const submissionFailed = "Submission Failed";

/** The reasons to refuse a submission. */
export const submitRefusals = defineRefusals({
  "not-signed-in": {
    status: 401,
    words: "You are signed out. Log in again in another tab, come back, and send it once more.",
  },
  unverified: { status: 403, words: "Please verify your email first. We sent you a link." },
  "picture-gone": {
    status: 410,
    words: "We no longer have that picture. Please choose it once more.",
    field: "image_url",
  },
  "likely-duplicate": {
    status: 409,
    words: "This may be on the calendar already. Please look, then send it if it is another one.",
  },
  unexpected: {
    status: 503,
    words: "Could not submit your event. Please try again.",
    showsErrorId: true,
  },
});
