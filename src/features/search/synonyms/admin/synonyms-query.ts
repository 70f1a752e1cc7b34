import { defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";

/** The query parameters of the table of search words. */
export const synonymList = defineListQuery(
  "/admin/search-words",
  { search: textField(100) },
  { perPage: 20 },
);

export type SynonymQuery = Query<typeof synonymList>;
