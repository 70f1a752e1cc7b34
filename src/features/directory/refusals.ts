import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

export type SocialRefusal = `${"instagram" | "twitter" | "facebook" | "tiktok"}-elsewhere`;

/** Messages for refused changes of a listing. */
export const listingRefusals = defineRefusals({
  400: {
    "unknown-category": { words: "Choose a category from the list.", field: "category_id" },
    "instagram-elsewhere": elsewhere("instagram", "Instagram"),
    "twitter-elsewhere": elsewhere("twitter", "Twitter"),
    "facebook-elsewhere": elsewhere("facebook", "Facebook"),
    "tiktok-elsewhere": elsewhere("tiktok", "TikTok"),
  },
  403: { "not-allowed": adminOnly },
  404: {
    "unknown-business": "This business is no longer listed.",
    "unknown-change": "This change is no longer here.",
  },
  409: {
    "changed-meanwhile":
      "Somebody else saved this listing while you were writing. Look at what changed, then save again.",
    "changed-since":
      "This was changed again since, so putting it back would undo newer words. Edit the listing instead.",
  },
});

function elsewhere(field: string, network: string) {
  const words = `This leads to another site. Enter a handle such as @name, or a link to ${network}.`;
  return { words, field };
}
