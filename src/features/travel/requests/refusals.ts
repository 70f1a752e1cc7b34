import { defineRefusals } from "#platform/http/response/refusal.ts";

/** The toasts of the dialog, with specified texts. */
export const requestToasts = {
  missing: {
    title: "Missing Information",
    description: "Please fill out your name and the feature type.",
  },
  failed: { title: "Error", description: "Failed to submit your request. Please try again." },
  done: { title: "Success!", description: "Thank you! Your request has been submitted for review." },
} as const;

export const newRequestRefusals = defineRefusals({
  403: { "not-allowed": "You may not ask here." },
  503: { unexpected: { words: requestToasts.failed.description, showsErrorId: true } },
});
