import { choiceField, defineListQuery } from "#platform/http/lists/list-query.ts";

/** The saved events on the dashboard: what comes, or what is over. */
export const savedList = defineListQuery(
  "/dashboard",
  { saved: choiceField(["past"], "upcoming") },
  { perPage: 10 },
);
