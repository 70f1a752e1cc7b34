import { choiceField, defineListQuery } from "#platform/http/lists/list-query.ts";

/** The query parameters of saved events on the dashboard: upcoming or past. */
export const savedList = defineListQuery(
  "/dashboard",
  { saved: choiceField(["past"], "upcoming") },
  { perPage: 10 },
);
