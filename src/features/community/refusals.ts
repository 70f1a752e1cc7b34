import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The toasts of the join form, with specified texts. */
export const joinToasts = {
  missing: { title: "Heads up!", description: "Full Name and Email are required." },
  upload: {
    title: "Upload Failed",
    description: "Could not upload your profile picture. Please try again.",
  },
  duplicate: {
    title: "Registration Error",
    description: "This email is already registered in our community.",
  },
  failed: {
    title: "Something went wrong",
    description: "We couldn't process your request. Please try again.",
  },
  done: { title: "Success!", description: "Thanks for joining! Welcome to the community." },
} as const;

export const joinRefusals = defineRefusals({
  403: { "not-allowed": "You may not join here." },
  409: {
    "already-joined": {
      words: joinToasts.duplicate.description,
      field: "email",
      toast: joinToasts.duplicate,
    },
  },
  410: {
    "picture-gone": {
      words: "We no longer have that picture. Please choose it once more.",
      field: "picture",
      toast: joinToasts.upload,
    },
  },
  503: { unexpected: { words: joinToasts.failed.description, showsErrorId: true } },
});
