import { defineLimits } from "#platform/http/limits/define-limits.ts";

/** Posts beyond these are refused. Long before that they are held for an admin: see raid/hold-rules.ts. */
export const reviewLimits = defineLimits("reviews", {
  reviewNetwork: { per: "network", points: 20, seconds: 60 * 60 },
  reviewAccount: { per: "name", points: 20, seconds: 24 * 60 * 60 },
  // Enough to delete all of one's reviews in a day.
  deleteAccount: { per: "name", points: 200, seconds: 24 * 60 * 60 },
  replyNetwork: { per: "network", points: 30, seconds: 60 * 60 },
  replyAccount: { per: "name", points: 50, seconds: 24 * 60 * 60 },
  // Owners answer what has gathered in one sitting.
  handleAccount: { per: "name", points: 200, seconds: 24 * 60 * 60 },
});
