import { defineRefusals } from "#platform/http/response/refusal.ts";
import { contactInName } from "../artist-name.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** Messages for refused changes of a profile. */
export const profileRefusals = defineRefusals({
  400: { "name-has-contact": { words: contactInName, field: "name" } },
  404: {
    "unknown-artist": "This profile is no longer here.",
    "unknown-change": "This change is no longer here.",
  },
  409: {
    "changed-meanwhile":
      "This profile was saved elsewhere while you were writing. Look at what changed, then save again.",
    "changed-since":
      "This was changed again since, so putting it back would undo newer words. Edit the profile instead.",
    "name-reserved": { words: "That name speaks for this site. Please choose another one.", field: "name" },
  },
  410: { "picture-gone": "We no longer have one of these pictures. Please send it once more." },
});
