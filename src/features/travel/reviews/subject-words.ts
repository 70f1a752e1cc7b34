import type { TravelKind } from "./rules.ts";

/** The name of each kind, and the page that shows it. */
export const subjectWords: Record<TravelKind, { one: string; many: string; toList: string; list: string }> = {
  tour: { one: "Tour", many: "Tours", toList: "/cultural-tours", list: "Cultural tours" },
  guide: { one: "Guide", many: "Guides", toList: "/travel-guides", list: "Travel guides" },
  booking: { one: "Booking option", many: "Booking options", toList: "/booking-platform", list: "Booking" },
};
