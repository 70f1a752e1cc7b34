import * as booking from "../booking/lodging-categories.ts";

/** The categories of booking options that are lodging. */
export const lodgingCategories: readonly string[] = booking.lodgingCategories;
