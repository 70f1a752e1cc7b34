import { defineSwitches } from "#platform/switches/define-switches.ts";

export const travelReviewSwitches = defineSwitches({
  reviews: {
    name: "travel_reviews",
    pages: ["travel-reviews", "travel-reviews/:kind/:id", "admin/travel-reviews"],
  },
});
