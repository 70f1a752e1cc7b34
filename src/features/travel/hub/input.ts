import { defineListQuery, type Query } from "#platform/http/lists/list-query.ts";

/** The query parameters of the travel page: pagination of its businesses. */
export const travelList = defineListQuery("/travel", {}, { perPage: 9 });

export type TravelQuery = Query<typeof travelList>;
