import { defineRetention } from "#platform/retention/retention-row.ts";

/** Personal data of travel reviews. */
export const travelReviewsRetention = defineRetention("Reviews and claims", {
  posts: {
    what: "Reviews of tours, guides and booking options, shown with your name or, if you choose, without",
    why: "So that others know how welcome they will be",
    keptFor:
      "Until you remove them. When you delete the account you choose: they go too, or they stay without your name",
    after: null,
    days: null,
    enforcedBy: "you",
  },
});
