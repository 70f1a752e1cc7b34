import { defineListQuery } from "#platform/http/list-query.ts";

/** The address of one's own reviews: nothing but its pages. */
export const ownReviewsList = defineListQuery("/account/reviews", {});
