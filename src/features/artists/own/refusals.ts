import { defineRefusals } from "#platform/http/response/refusal.ts";
import { contactInName } from "../artist-name.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The reasons to refuse a change of a profile. */
export const profileRefusals = defineRefusals({
  "unknown-artist": { status: 404, words: "This profile is no longer here." },
  "unknown-change": { status: 404, words: "This change is no longer here." },
  "changed-meanwhile": {
    status: 409,
    words: "This profile was saved elsewhere while you were writing. Look at what changed, then save again.",
  },
  "changed-since": {
    status: 409,
    words:
      "This was changed again since, so putting it back would undo newer words. Edit the profile instead.",
  },
  "name-has-contact": { status: 400, words: contactInName, field: "name" },
  "name-reserved": {
    status: 409,
    words: "That name speaks for this site. Please choose another one.",
    field: "name",
  },
  "picture-gone": {
    status: 410,
    words: "We no longer have one of these pictures. Please send it once more.",
  },
});
