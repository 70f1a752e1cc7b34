import { defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";

/** The categories of the directory that are comedy. */
export const comedyCategories = [
  "Comedian",
  "Comedy Show",
  "Comedy Group",
  "Comedy Festival",
  "Comedy Production",
  "Comedy Collective",
  "Comedy Venue",
] as const;

/** What the address of comedy and shows may ask for. */
export const comedyList = defineListQuery(
  "/comedy-and-shows",
  { search: textField(100), subcategory: textField(80, { isIndexed: true }) },
  { perPage: 12 },
);

export type ComedyQuery = Query<typeof comedyList>;
