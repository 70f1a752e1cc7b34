import { defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";

/** The directory's comedy categories. */
export const comedyCategories = [
  "Comedian",
  "Comedy Show",
  "Comedy Group",
  "Comedy Festival",
  "Comedy Production",
  "Comedy Collective",
  "Comedy Venue",
] as const;

/** The query parameters of comedy and shows. */
export const comedyList = defineListQuery(
  "/comedy-and-shows",
  { search: textField(100), subcategory: textField(80, { isIndexed: true }) },
  { perPage: 12 },
);

export type ComedyQuery = Query<typeof comedyList>;
