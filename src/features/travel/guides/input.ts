import { defineListQuery, type Query } from "#platform/http/lists/list-query.ts";

/** What the address of the travel guides may ask for: a page of them. */
export const guideList = defineListQuery("/travel-guides", {}, { perPage: 12 });

export type GuideQuery = Query<typeof guideList>;
