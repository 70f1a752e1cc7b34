import { defineLimits } from "#platform/http/define-limits.ts";

/** From the sixth an hour on, posts of one network wait for an admin; beyond these they are refused. */
export const reviewLimits = defineLimits("reviews", {
  reviewNetwork: { per: "network", points: 20, seconds: 60 * 60 },
  reviewAccount: { per: "name", points: 20, seconds: 24 * 60 * 60 },
  // A day in which somebody takes everything down.
  deleteAccount: { per: "name", points: 200, seconds: 24 * 60 * 60 },
  replyNetwork: { per: "network", points: 30, seconds: 60 * 60 },
  replyAccount: { per: "name", points: 50, seconds: 24 * 60 * 60 },
});
