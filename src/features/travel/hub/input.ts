import { defineListQuery, type Query } from "#platform/http/lists/list-query.ts";

/** What the address of the travel page may ask for: a page of its businesses. */
export const travelList = defineListQuery("/travel", {}, { perPage: 9 });

export type TravelQuery = Query<typeof travelList>;
