import { defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";

/** The query parameters of the booking options. */
export const bookingList = defineListQuery(
  "/booking-platform",
  { search: textField(100), category: textField(80, { isIndexed: true }) },
  { perPage: 12 },
);

export type BookingQuery = Query<typeof bookingList>;
