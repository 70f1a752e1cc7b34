import type { TravelKind } from "./rules.ts";

/** How each kind is called, and where it is shown. */
export const subjectWords: Record<TravelKind, { one: string; many: string; toList: string; list: string }> = {
  tour: { one: "Tour", many: "Tours", toList: "/cultural-tours", list: "Cultural tours" },
  guide: { one: "Guide", many: "Guides", toList: "/travel-guides", list: "Travel guides" },
  booking: { one: "Booking option", many: "Booking options", toList: "/booking-platform", list: "Booking" },
};
