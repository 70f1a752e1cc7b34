import { defineListQuery } from "#platform/http/lists/list-query.ts";

/** The list has no filters, only pages. */
export const ownReviewsList = defineListQuery("/account/reviews", {});
