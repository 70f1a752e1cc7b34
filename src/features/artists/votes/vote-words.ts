/** The messages of the upvote button, each as the title of a toast. */
export const voteWords = {
  thanks: "Thanks for your support!",
  already: "You've already upvoted this artist!",
  unavailable: "Voting not available for this artist.",
  failed: "Failed to upvote. Please try again.",
} as const;
