import { defineListQuery } from "#platform/http/lists/list-query.ts";

/** The list has no filters, only pages. */
export const ownOrdersList = defineListQuery("/account/orders", {});
