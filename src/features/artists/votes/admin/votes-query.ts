import { defineListQuery } from "#platform/http/lists/list-query.ts";

/** The query parameters of the votes to look at. */
export const heldVotesList = defineListQuery("/admin/votes", {}, { perPage: 20 });
