import { stateCodes } from "#platform/geo/us-states.ts";
import { bookingTable } from "./booking-words.ts";
import type { Row } from "./insert-rows.ts";
import { locationOf, placeOf } from "./places.ts";
import type { Seeding } from "./seeding.ts";
import { slugOf } from "./text.ts";

/** Rooms, rides, planners and day trips in the cities of the demo data, all fictional. */
export function buildBookings(seeding: Seeding): Row[] {
  const random = seeding.random("bookings");
  const nextId = seeding.ids("bookings");
  return bookingTable
    .trim()
    .split("\n")
    .map((line, index) => {
      const [name = "", category, service, city = "", price, ownership, description] = line.split(" | ");
      const host = `${slugOf(name)}.example`;
      return {
        id: nextId(),
        name,
        category,
        description,
        location: describeLocation(city, index),
        service_type: service,
        price_range: price,
        booking_link: random.chance(0.9) ? `https://book.example/${slugOf(name)}` : null,
        website: random.pick([`https://${host}`, `https://${host}`, host, null]),
        ownership_tag: ownership,
      };
    });
}

/** Most listings use the state's code, some its name. */
function describeLocation(city: string, index: number): string {
  if (city === "Online") return city;
  const place = placeOf(city);
  const code = stateCodes[place.state];
  return code && index % 4 !== 3 ? `${city}, ${code.toUpperCase()}` : locationOf(place);
}
