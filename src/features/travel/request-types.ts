/** Types of requests, as in the database. */
export const requestTypes = [
  "Suggest a destination",
  "Request a missing service",
  "Ask for a custom itinerary",
  "Submit a business to feature",
  "Vote or recommend a travel idea",
] as const;
