import { adminOnly, defineRefusals, type Refusal } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

export type SocialRefusal = `${"instagram" | "twitter" | "facebook" | "tiktok"}-elsewhere`;

/** The reasons to refuse a change of a listing. */
export const listingRefusals = defineRefusals({
  "unknown-business": { status: 404, words: "This business is no longer listed." },
  "unknown-category": { status: 400, words: "Choose a category from the list.", field: "category_id" },
  "instagram-elsewhere": elsewhere("instagram", "Instagram"),
  "twitter-elsewhere": elsewhere("twitter", "Twitter"),
  "facebook-elsewhere": elsewhere("facebook", "Facebook"),
  "tiktok-elsewhere": elsewhere("tiktok", "TikTok"),
  "unknown-change": { status: 404, words: "This change is no longer here." },
  "not-allowed": adminOnly,
  "changed-meanwhile": {
    status: 409,
    words: "Somebody else saved this listing while you were writing. Look at what changed, then save again.",
  },
  "changed-since": {
    status: 409,
    words:
      "This was changed again since, so putting it back would undo newer words. Edit the listing instead.",
  },
});

function elsewhere(field: string, network: string): Refusal {
  const words = `This leads to another site. Enter a handle such as @name, or a link to ${network}.`;
  return { status: 400, words, field };
}
