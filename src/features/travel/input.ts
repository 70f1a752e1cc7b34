import { defineListQuery, type Query } from "#platform/http/lists/list-query.ts";

/** What the address of the cultural tours may ask for: a page of them. */
export const tourList = defineListQuery("/cultural-tours", {}, { perPage: 12 });

export type TourQuery = Query<typeof tourList>;
