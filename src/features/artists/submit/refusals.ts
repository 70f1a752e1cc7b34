import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The toasts of the dialog, with specified texts. */
export const submissionToasts = {
  failed: {
    title: "Submission Failed",
    description: "There was an error submitting your profile. Please try again.",
  },
  done: {
    title: "Submission Successful!",
    description: "Your artist profile has been submitted for review.",
  },
} as const;

export const submissionRefusals = defineRefusals({
  403: { "not-allowed": "You may not submit an artist here." },
  410: {
    "picture-gone": {
      words: "We no longer have that picture. Please choose it once more.",
      field: "picture",
    },
  },
  503: { unexpected: { words: submissionToasts.failed.description, showsErrorId: true } },
});
