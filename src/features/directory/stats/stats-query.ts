import { choiceField, defineListQuery } from "#platform/http/lists/list-query.ts";

/** The query of an owner's stats. In a file without schemas, because the page itself builds links with it. */
export const statsQuery = (businessId: string) =>
  defineListQuery(`/dashboard/${businessId}/figures`, {
    range: choiceField(["12-months"], "30-days"),
    show: choiceField(["call", "site", "directions"], "view"),
  });
