import { choiceField, defineListQuery } from "#platform/http/lists/list-query.ts";

/** The reviews of an owner's business: all of them, or those that wait for an answer. */
export const ownerRepliesList = (businessId: string) =>
  defineListQuery(`/dashboard/${businessId}/reviews`, { show: choiceField(["waiting"], "all") });
