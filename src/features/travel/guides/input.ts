import { defineListQuery, type Query } from "#platform/http/lists/list-query.ts";

/** The query parameters of the travel guides: pagination only. */
export const guideList = defineListQuery("/travel-guides", {}, { perPage: 12 });

export type GuideQuery = Query<typeof guideList>;
