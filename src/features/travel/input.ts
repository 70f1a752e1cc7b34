import { defineListQuery, type Query } from "#platform/http/lists/list-query.ts";

/** The query parameters of the cultural tours: pagination only. */
export const tourList = defineListQuery("/cultural-tours", {}, { perPage: 12 });

export type TourQuery = Query<typeof tourList>;
