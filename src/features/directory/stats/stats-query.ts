import { choiceField, defineListQuery } from "#platform/http/lists/list-query.ts";

/** The address of an owner's figures. In a file without schemas, because the page itself makes links from it. */
export const statsQuery = (businessId: string) =>
  defineListQuery(`/dashboard/${businessId}/figures`, {
    range: choiceField(["12-months"], "30-days"),
    show: choiceField(["call", "site", "directions"], "view"),
  });
