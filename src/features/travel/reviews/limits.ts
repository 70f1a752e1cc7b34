import { defineLimits } from "#platform/http/limits/define-limits.ts";

/** Beyond these, writing is refused. From the tenth an hour on, an admin reads what an account writes first. */
export const travelReviewLimits = defineLimits("travel-reviews", {
  writeAccount: { per: "name", points: 20, seconds: 24 * 60 * 60 },
  // Enough to delete all of one's reviews in a day.
  deleteAccount: { per: "name", points: 200, seconds: 24 * 60 * 60 },
});
