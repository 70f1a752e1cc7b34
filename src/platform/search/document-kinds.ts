/** Each kind has a view in the database: `search_<kind>_source`. */
export const documentKinds = [
  "business",
  "event",
  "artist",
  "product",
  "guide",
  "tour",
  "stay",
  "venue",
] as const;
