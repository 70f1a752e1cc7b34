/** The toast when reviews cannot be read. */
export const reviewsFailed = {
  title: "Error fetching reviews",
  description: "We could not read the reviews. Please try again in a moment.",
  variant: "destructive",
} as const;

/** The toast when the list of businesses cannot be read. */
export const businessesFailed = {
  title: "Error fetching businesses",
  description: "We could not read the list of businesses. Please try again in a moment.",
  variant: "destructive",
} as const;

/** The toast when a search is refused: the queue is full, or the network is over its rate limit. */
export const searchRefused = {
  title: "Hold on a moment",
  description: "So many searches came at once that yours has to wait. Please try again in a moment.",
  variant: "default",
} as const;
