/** Said when reviews cannot be read. */
export const reviewsFailed = {
  title: "Error fetching reviews",
  description: "We could not read the reviews. Please try again in a moment.",
  variant: "destructive",
} as const;
