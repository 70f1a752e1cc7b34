import { defineLimits } from "#platform/http/limits/define-limits.ts";

/** Writes beyond these limits are refused. From the tenth an hour on, an account's reviews are held for an admin. */
export const travelReviewLimits = defineLimits("travel-reviews", {
  writeAccount: { per: "name", points: 20, seconds: 24 * 60 * 60 },
  // Enough to delete all of an account's reviews in a day.
  deleteAccount: { per: "name", points: 200, seconds: 24 * 60 * 60 },
});
