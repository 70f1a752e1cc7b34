/** Said when reviews cannot be read. */
export const reviewsFailed = {
  title: "Error fetching reviews",
  description: "We could not read the reviews. Please try again in a moment.",
  variant: "destructive",
} as const;

/** Said when businesses to choose from cannot be read. */
export const businessesFailed = {
  title: "Error fetching businesses",
  description: "We could not read the list of businesses. Please try again in a moment.",
  variant: "destructive",
} as const;

/** Said when a search has to wait: too many are under way, or came from one network. */
export const searchRefused = {
  title: "Hold on a moment",
  description: "So many searches came at once that yours has to wait. Please try again in a moment.",
  variant: "default",
} as const;
