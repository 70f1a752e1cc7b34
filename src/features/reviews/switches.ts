import { defineSwitches } from "#platform/switches/define-switches.ts";

export const reviewSwitches = defineSwitches({
  businessReviews: { name: "business_reviews", pages: ["business/:id"] },
  // Moderation needs the admin queue.
  moderation: { name: "review_moderation", pages: ["reviews", "admin/reviews"] },
});
