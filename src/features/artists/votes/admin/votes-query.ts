import { defineListQuery } from "#platform/http/lists/list-query.ts";

/** The query parameters of the held votes. */
export const heldVotesList = defineListQuery("/admin/votes", {}, { perPage: 20 });
