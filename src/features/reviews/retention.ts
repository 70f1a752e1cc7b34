import { defineRetention, forDays } from "#platform/retention/retention-row.ts";

/** What reviews keep. */
export const reviewsRetention = defineRetention("Reviews and claims", {
  posts: {
    what: "Reviews and replies, with the name you signed them with; anonymous ones without",
    why: "So that others learn from them",
    keptFor:
      "Until you remove them. When you delete the account you choose: they go too, or they stay without your name",
    after: null,
    days: null,
    enforcedBy: "you",
  },
  recentPosts: {
    what: "A fingerprint of the network and the words of a new review or reply",
    why: "To notice when a crowd is sent against a business",
    ...forDays(1),
    after: "it was posted",
    enforcedBy: "reviews.forget-recent-posts",
  },
});
