import { websiteLink } from "#platform/http/request/website-link.ts";
import { lodgingCategories } from "./lodging-categories.ts";
import type { Booking } from "./queries/list-bookings.server.ts";

/** A booking option in schema.org terms. Only lodging is a place to stay. */
export function describeBooking({ name, category, description, location, price_range, website }: Booking) {
  const url = websiteLink(website);
  return {
    "@type": lodgingCategories.includes(category ?? "") ? "LodgingBusiness" : "LocalBusiness",
    name,
    ...(description && { description }),
    ...(location && { address: location }),
    ...(price_range && { priceRange: price_range }),
    ...(url && { url }),
  };
}
